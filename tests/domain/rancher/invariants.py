"""What Rancher keeps constant, under the name that the suite over every game knows."""

from domain.games.rancher.conserved import chips_in_play, conserved

__all__ = ["chips_in_play", "conserved"]
