//! Every sound of the table, made by code: nothing is recorded.
//!
//! Plain arithmetic without a sound card or a window: [`Sound`] names what can be heard,
//! [`make`] gives it as a [`Wave`], always the same. What plays them is `sound`.

mod cards;
mod kit;
mod room;
mod signals;
mod wood;

#[cfg(test)]
mod tests;

/// The rate of short, crisp sounds, in frames a second.
pub const CRISP: u32 = 48_000;
/// The rate of long sounds without a high top.
pub const MELLOW: u32 = 24_000;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// A card is taken up.
    Lift,
    /// A card is laid down.
    Lay,
    /// A card is turned over.
    Flip,
    /// A card slides to somebody, or out of reach.
    Slide,
    /// Several cards one after the other.
    Deal,
    /// A deck is shuffled.
    Shuffle,
    /// A card burns.
    Burn,
    /// Dice in the hand.
    Rattle,
    /// A die meets the wood.
    Knock,
    /// The dice come to rest.
    Settle,
    /// A token is set down.
    Step,
    /// Somebody's turn begins.
    Turn,
    /// A bell: the clock of the game goes on.
    Bell,
    /// A door closes: so does a location.
    Door,
    /// A lock opens: a location is there, or open again.
    Unlock,
    /// Something is found by exploring.
    Explore,
    /// A monster stands there.
    Monster,
    /// A barrier is in the way.
    Barrier,
    /// The great enemy stands there.
    Menace,
    /// A check succeeds.
    Success,
    /// A check fails.
    Failure,
    /// Damage is taken.
    Damage,
    /// A bane is defeated.
    Defeat,
    /// Something good is gained.
    Gain,
    /// Something good is lost.
    Lost,
    /// A hero is healed, or lives again.
    Heal,
    /// Something evil clings to a hero.
    Affliction,
    /// A hero dies.
    Death,
    /// The scenario is won.
    Win,
    /// The scenario is lost.
    Loss,
    /// A button.
    Button,
    /// A decision is taken back.
    Undo,
    /// That is not possible.
    Refusal,
    /// The room: a fire, and the wind outside. A loop.
    Room,
}

impl Sound {
    /// Every sound there is.
    pub const ALL: [Sound; 34] = [
        Sound::Lift,
        Sound::Lay,
        Sound::Flip,
        Sound::Slide,
        Sound::Deal,
        Sound::Shuffle,
        Sound::Burn,
        Sound::Rattle,
        Sound::Knock,
        Sound::Settle,
        Sound::Step,
        Sound::Turn,
        Sound::Bell,
        Sound::Door,
        Sound::Unlock,
        Sound::Explore,
        Sound::Monster,
        Sound::Barrier,
        Sound::Menace,
        Sound::Success,
        Sound::Failure,
        Sound::Damage,
        Sound::Defeat,
        Sound::Gain,
        Sound::Lost,
        Sound::Heal,
        Sound::Affliction,
        Sound::Death,
        Sound::Win,
        Sound::Loss,
        Sound::Button,
        Sound::Undo,
        Sound::Refusal,
        Sound::Room,
    ];

    /// How many forms of it there are, so that it does not sound like a machine.
    pub fn forms(self) -> u32 {
        match self {
            Sound::Knock => 6,
            Sound::Lift | Sound::Lay | Sound::Slide => 3,
            Sound::Flip | Sound::Settle | Sound::Rattle | Sound::Damage | Sound::Shuffle => 2,
            _ => 1,
        }
    }

    /// Its name in plain letters: for files and messages.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// A stretch of sound.
#[derive(Clone, Debug, PartialEq)]
pub struct Wave {
    /// Frames a second.
    pub rate: u32,
    /// Left and right, from -1 to 1.
    pub frames: Vec<[f32; 2]>,
}

/// No wave goes higher than that: -4 dB.
const TOP: f32 = 0.63;

impl Wave {
    /// How long, in seconds.
    pub fn seconds(&self) -> f32 {
        self.frames.len() as f32 / self.rate.max(1) as f32
    }

    /// The highest it goes, from 0 to 1.
    pub fn peak(&self) -> f32 {
        self.frames.iter().flatten().fold(0.0, |most, x| most.max(x.abs()))
    }

    /// How loud its loudest twentieth of a second is, about as an ear hears it (what is deep counts
    /// for less), in decibels: 0 is as loud as can be.
    pub fn loudness(&self) -> f32 {
        let window = (self.rate as usize / 20).max(1);
        let mut ears = [0; 2].map(|_| kit::Filter::new(self.rate as f32, 160.0, 0.7));
        let (mut most, mut sum) = (0.0_f32, 0.0_f32);
        for (i, frame) in self.frames.iter().enumerate() {
            for (ear, x) in ears.iter_mut().zip(frame) {
                // Something of what is deep is heard, too.
                let through = ear.step(*x);
                sum += (through.high + through.band * 0.5 + through.low * 0.25).powi(2) / 2.0;
            }
            if (i + 1) % window == 0 || i + 1 == self.frames.len() {
                most = most.max(sum / window as f32);
                sum = 0.0;
            }
        }
        10.0 * most.max(1e-12).log10()
    }

    /// As loud as meant, if its peaks allow.
    fn scaled(mut self, loud: f32) -> Wave {
        let gain = 10.0_f32.powf((loud - self.loudness()) / 20.0);
        let gain = gain.min(TOP / self.peak().max(1e-6));
        for x in self.frames.iter_mut().flatten() {
            *x *= gain;
        }
        self
    }

    /// The bytes of a WAV file of it, 16 bits.
    pub fn wav(&self) -> Vec<u8> {
        let bytes = self.frames.len() as u32 * 4;
        let mut out = Vec::with_capacity(bytes as usize + 44);
        out.extend(b"RIFF");
        out.extend((bytes + 36).to_le_bytes());
        out.extend(b"WAVEfmt ");
        out.extend(16_u32.to_le_bytes());
        // Plain samples, two sides.
        out.extend([1_u16, 2].map(u16::to_le_bytes).concat());
        out.extend(self.rate.to_le_bytes());
        out.extend((self.rate * 4).to_le_bytes());
        out.extend([4_u16, 16].map(u16::to_le_bytes).concat());
        out.extend(b"data");
        out.extend(bytes.to_le_bytes());
        for x in self.frames.iter().flatten() {
            out.extend(((x.clamp(-1.0, 1.0) * 32767.0) as i16).to_le_bytes());
        }
        out
    }
}

/// Makes a form of a sound; the same each time.
pub fn make(sound: Sound, form: u32) -> Wave {
    let form = form % sound.forms().max(1);
    match sound {
        Sound::Lift => cards::lift(form),
        Sound::Lay => cards::lay(form),
        Sound::Flip => cards::flip(form),
        Sound::Slide => cards::slide(form),
        Sound::Deal => cards::deal(),
        Sound::Shuffle => cards::shuffle(form),
        Sound::Burn => cards::burn(),
        Sound::Button => cards::button(),
        Sound::Undo => cards::undo(),
        Sound::Rattle => wood::rattle(form),
        Sound::Knock => wood::knock(form),
        Sound::Settle => wood::settle(form),
        Sound::Step => wood::step(),
        Sound::Door => wood::door(),
        Sound::Unlock => wood::unlock(),
        Sound::Barrier => wood::barrier(),
        Sound::Refusal => wood::refusal(),
        Sound::Damage => wood::damage(form),
        Sound::Turn => signals::turn(),
        Sound::Bell => signals::bell(),
        Sound::Explore => signals::explore(),
        Sound::Monster => signals::monster(),
        Sound::Menace => signals::menace(),
        Sound::Success => signals::success(),
        Sound::Failure => signals::failure(),
        Sound::Defeat => signals::defeat(),
        Sound::Gain => signals::gain(),
        Sound::Lost => signals::lost(),
        Sound::Heal => signals::heal(),
        Sound::Affliction => signals::affliction(),
        Sound::Death => signals::death(),
        Sound::Win => signals::win(),
        Sound::Loss => signals::loss(),
        Sound::Room => room::room(),
    }
}
