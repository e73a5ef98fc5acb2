"""The games, one package each, all with the same structure; and the registration of their parts."""

from pipyard.core.registry import GameEntry, register

register(
    GameEntry(
        "spots",
        "pipyard.games.spots.game:Spots",
        {
            "bots": "pipyard.bots.spots.pick",
            "coach": "pipyard.coach.spots",
            "lab": "pipyard.lab.spots",
            "lesson": "pipyard.server.lessons.spots:TEACHING",
            "messages": "pipyard.server.games.spots:MESSAGES",
            "terminal": "pipyard.cli.terminal.spots.game:GAME",
        },
    )
)
register(
    GameEntry(
        "spotted",
        "pipyard.games.spotted.game:Spotted",
        {
            "bots": "pipyard.bots.spotted.pick",
            "coach": "pipyard.coach.spotted",
            "lab": "pipyard.lab.spotted",
            "lesson": "pipyard.server.lessons.spotted:TEACHING",
            "messages": "pipyard.server.games.spotted:MESSAGES",
            "statistics": "pipyard.server.statistics.spotted",
            "terminal": "pipyard.cli.terminal.spotted.game:GAME",
        },
    )
)
