"""How Rancher's balance is measured, and what is wanted of it."""

from typing import Final

from domain.games.rancher.actions import Action
from domain.games.rancher.conserved import conserved
from domain.games.rancher.data import FARM_IDS
from domain.games.rancher.money import wealth
from domain.games.rancher.one_sided import ONE_SIDED
from domain.games.rancher.state import RancherState
from domain.games.rancher.view import RancherView
from domain.kernel.balance import Balance

EVERY_FARM_BOUGHT: Final = 25
THEFT_TRIED: Final = 50

RANCHER_BALANCE: Final[Balance[RancherState, RancherView, Action]] = Balance(
    conserved=conserved,
    standing=wealth,
    one_sided=ONE_SIDED,
    seat_spread=6,
    seen={
        **{("rancher.farm_bought", farm): EVERY_FARM_BOUGHT for farm in FARM_IDS},
        ("rancher.herd_stolen", ""): THEFT_TRIED,
    },
    lead_changes={2: 1, 3: 2, 4: 2},
)
