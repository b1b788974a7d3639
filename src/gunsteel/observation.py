"""What a seat may know, with the position behind it: for bots, and for whoever samples and searches."""

from gunsteel.core.dice import Dice
from gunsteel.core.state import State
from gunsteel.info.position import Position, position_of, sample_position
from gunsteel.info.progress import Audience, Progress
from gunsteel.info.view import Scene, View
from gunsteel.language.table_text import TableText


class Observation(View, frozen=True):
    """A view and the position as numbers. Views go to people and over the wire; this goes to programs."""

    position: Position

    def text(self, lang: str = "en") -> str:
        """The table as text."""
        return TableText(lang, self.audience, None).position(self).strip("\n")

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        who = "a spectator" if self.audience is None else f"seat {self.audience}"
        return f"<Observation of {who}: {self.set}, {self.players} players, turn {self.turn}>"


def observation_of(view: View, position: Position) -> Observation:
    """A view and its position as one object, as they were before they were sent."""
    fields = {field: getattr(view, field) for field in View.__struct_fields__}
    return Observation(**fields, position=position)


def observe(progress: Progress, audience: Audience) -> Observation:
    """Everything this audience could see at the table or has a right to know, and nothing else."""
    return observe_state(progress.scene_for(audience), audience)


def observe_state(scene: Scene, audience: Audience) -> Observation:
    return observation_of(scene.view(audience), position_of(scene.state, scene.belief, audience))


def sample_state(observation: Observation, dice: Dice) -> State:
    """A full position, uniformly among those consistent with what was observed; ready to be played."""
    return sample_position(observation, observation.position, dice)
