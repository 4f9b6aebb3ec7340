//! All sounds, synthesized by code: nothing is recorded.
//!
//! Plain arithmetic without a sound card or a window: [`Sound`] names the sounds, [`make`] returns
//! one as a [`Wave`], always the same. The module `sound` plays them.

mod cards;
mod kit;
mod room;
mod signals;
mod wood;

#[cfg(test)]
mod tests;

/// The sample rate of short, crisp sounds, in frames a second.
pub const CRISP: u32 = 48_000;
/// The sample rate of long sounds without much treble.
pub const MELLOW: u32 = 24_000;

/// A sound of the game.
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
    /// Dice rattle in the hand.
    Rattle,
    /// A die hits the wood.
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
    /// A monster is encountered.
    Monster,
    /// A barrier is encountered.
    Barrier,
    /// The great enemy is encountered.
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
    /// A hero suffers a lasting affliction.
    Affliction,
    /// A hero dies.
    Death,
    /// The scenario is won.
    Win,
    /// The scenario is lost.
    Loss,
    /// A button is pressed.
    Button,
    /// A decision is undone.
    Undo,
    /// Something is not possible.
    Refusal,
    /// The background of the room: a fire, and the wind outside. A loop.
    Room,
}

impl Sound {
    /// Every sound.
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

    /// Returns the number of variants of it, so that repetitions do not sound mechanical.
    pub fn forms(self) -> u32 {
        match self {
            Sound::Knock => 6,
            Sound::Lift | Sound::Lay | Sound::Slide => 3,
            Sound::Flip | Sound::Settle | Sound::Rattle | Sound::Damage | Sound::Shuffle => 2,
            _ => 1,
        }
    }

    /// Returns its name in plain letters: for files and messages.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// Samples of a sound.
#[derive(Clone, Debug, PartialEq)]
pub struct Wave {
    /// Frames a second.
    pub rate: u32,
    /// Left and right, from -1 to 1.
    pub frames: Vec<[f32; 2]>,
}

/// The maximum amplitude of all waves: -4 dB.
const TOP: f32 = 0.63;

impl Wave {
    /// Returns its length in seconds.
    pub fn seconds(&self) -> f32 {
        self.frames.len() as f32 / self.rate.max(1) as f32
    }

    /// Returns its peak, from 0 to 1.
    pub fn peak(&self) -> f32 {
        self.frames.iter().flatten().fold(0.0, |most, x| most.max(x.abs()))
    }

    /// Returns the perceived loudness of its loudest twentieth of a second in decibels, 0 being the
    /// maximum; low frequencies count for less.
    pub fn loudness(&self) -> f32 {
        let window = (self.rate as usize / 20).max(1);
        let mut ears = [0; 2].map(|_| kit::Filter::new(self.rate as f32, 160.0, 0.7));
        let (mut most, mut sum) = (0.0_f32, 0.0_f32);
        for (i, frame) in self.frames.iter().enumerate() {
            for (ear, x) in ears.iter_mut().zip(frame) {
                // Low frequencies are still heard a little.
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

    /// Scales to a loudness, if its peaks allow.
    fn scaled(mut self, loud: f32) -> Wave {
        let gain = 10.0_f32.powf((loud - self.loudness()) / 20.0);
        let gain = gain.min(TOP / self.peak().max(1e-6));
        for x in self.frames.iter_mut().flatten() {
            *x *= gain;
        }
        self
    }

    /// Returns the bytes of a WAV file, 16 bits.
    pub fn wav(&self) -> Vec<u8> {
        let bytes = self.frames.len() as u32 * 4;
        let mut out = Vec::with_capacity(bytes as usize + 44);
        out.extend(b"RIFF");
        out.extend((bytes + 36).to_le_bytes());
        out.extend(b"WAVEfmt ");
        out.extend(16_u32.to_le_bytes());
        // Uncompressed samples, two channels.
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

/// Returns a variant of a sound; the same each time.
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
