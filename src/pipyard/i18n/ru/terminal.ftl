### Playing at the terminal.
### Words between backquotes are typed as they stand and stay English in every language.

terminal-you = Ты
terminal-list = { $first } и { $last }
terminal-label = { $label }:{ " " }
terminal-marker = { $name }>{ " " }
terminal-marker-only = { $name }(Enter: { $text }) >{ " " }

## Coming and going

terminal-welcome-spots = Это Пятнышки. Вводи номер или слова, например `place 3 Missy`; ? — помощь, q — сохранить и выйти.
terminal-welcome-spotted = Это Spotted! Вводи номер или слова, например `pick blue`, `blue 3@1 2@2`, `walk blue`, `b1`; ? — помощь, q — сохранить и выйти.
terminal-welcome-back = С возвращением. Игра остановилась здесь:
terminal-waiting = Тебя ждёт сохранённая игра: `{ $command }` продолжит её.
terminal-saved = Сохранено в { $file }.
terminal-not-saved = Не удаётся сохранить игру: { $reason }
terminal-left = Ещё ничего не сыграно, так что и сохранять нечего.
terminal-left-saved = Сохранено. Продолжить: { $command }
terminal-no-save = Сохранённой игры нет. Начни новую: pipyard play { $game }
terminal-save-rules = Эта игра сохранена по правилам версии { $saved }, а этот Pipyard играет по версии { $now }. Продолжить её нельзя. Начни новую: pipyard play { $game }
terminal-save-content = Эта игра сохранена с другими картами, плитками или листами, чем есть у этого Pipyard, и продолжить её нельзя. Начни новую: pipyard play { $game }
terminal-save-unreadable = Сохранённая игра не читается, и продолжить её нельзя. Начни новую: pipyard play { $game }
terminal-over = Ещё партию? pipyard play { $game }
terminal-bot = { $name }. { $about }

## Setting up

terminal-unknown-game = Игры «{ $game }» здесь нет; можно выбрать: { $known }.
terminal-not-for = `{ $option }` не для этой игры ({ $game }); убери этот параметр.
terminal-resume-alone = `--resume` продолжает игру такой, какой она была; убери остальные параметры.
terminal-solo-seats = Для игры в одиночку нужно одно место, а задано { $seats }. Убери `--solo` или лишние места.
terminal-too-many-seats = { $game }: самое большее { $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
}, а задано { $seats }.
terminal-unknown-bot = Бота «{ $bot }» нет; можно выбрать: { $known }.
terminal-bad-name = «{ $name }» не годится как имя: нужно от 1 до { $most } знаков, не одни цифры и не d0g, chance или nobody.
terminal-name-twice = Имя { $name } стоит на двух местах; дай каждому своё.
terminal-d0g-treats-alone = `--d0g-treats` только для игры против d0g; убери его или остальные места.
terminal-off-leash-set = Без поводка в игре все трюки; убери `--off-leash` или же `--set` и `--tiles`.
terminal-set-and-tiles = Выбери `--set` или `--tiles`, но не оба сразу.
terminal-unknown-set = Набора «{ $set }» нет; можно выбрать: { $known }.
terminal-unknown-trick = Трюка «{ $trick }» нет; есть такие: { $known }.
terminal-same-colour = «{ $first }» и «{ $second }»: { $colour } плитка нужна только одна; возьми по одной каждого цвета.
terminal-missing-colour = Нужна ещё { $colour } плитка; добавь одну из них: { $known }.

## The table

terminal-prompt-turn = { $score ->
    [yes] Твой ход: выполни открытый трюк или посчитай собачек.
   *[no] Твой ход: выполни открытый трюк.
}
terminal-or-reroll = { $prompt } Можно и перебросить.
terminal-bury-all = { $busts ->
    [yes] Закопать { $values }: провал
   *[no] Закопать { $values }
}
terminal-tile-name = { $facedown ->
    [yes] ({ $trick })
   *[no] { " " }{ $trick }
}
terminal-is-facedown = закрыта
terminal-treats-on = { $treats ->
    [one] +{ $treats } лакомство.
    [few] +{ $treats } лакомства.
   *[many] +{ $treats } лакомств.
}
terminal-colour = { $tiles ->
    [1] { $colour }
   *[other] { $colour } ×{ $tiles }
}
terminal-doing = { $trick }: { $steps }
terminal-adjustments = { $left ->
    [one] осталось { $left } изменение
    [few] осталось { $left } изменения
   *[many] осталось { $left } изменений
}

## What is typed

terminal-no-number = Номера { $number } здесь нет. Можно выбрать: { $numbers }.
terminal-facedown = Плитка «{ $trick }» закрыта, сейчас этот трюк не выполнить.
terminal-closed = { $reason } Можно: { $possible }.
terminal-ambiguous = «{ $typed }» можно понять по-разному: { $meant }{ $more ->
    [yes] и так далее
   *[no] { "" }
}. Введи чуть больше или номер.
terminal-no-match = «{ $typed }» сейчас нельзя. Можно: { $possible }.
terminal-not-now = «{ $verb }» сейчас нельзя. Можно: { $possible }.
terminal-not-understood = «{ $typed }» здесь ничего не значит. Можно: { $possible } или ? для помощи.
terminal-d0g-turn = Ходит d0g
terminal-only-choice = (Другого выбора не было.)
terminal-undone = Отменено.
terminal-undo-nothing = Отменять нечего.
terminal-undo-chance = Брошенное и открытое не отменить.
terminal-undo-whose = Игрока «{ $name }» здесь нет; просто `undo` отменит твой последний ход.
terminal-undo-other = Отменять поздно: следующий ход уже сделан ({ $name }).

terminal-help-rules = В свой ход выполни открытый трюк или посчитай заполненных собачек. Каждый брошенный кубик ложится на пустое пятнышко с тем же числом или закапывается во дворе; больше 7 закопанных точек — провал, и все твои кубики пропадают. Потрать лакомство, чтобы перебросить. Шесть посчитанных собачек — победа. [3] — это кубик, просто 3 на собачке — пятнышко, которое его ждёт, ✓ — заполненная собачка.
terminal-help-d0g = После каждого твоего хода d0g бросает кубик. Плитка с этим номером закрывается, и d0g берёт с неё лакомства; если она уже закрыта, d0g считает следующую собачку. За каждые 2 лакомства d0g тоже считает следующую собачку.
terminal-help-commands = Вводи номер из списка или слова: `trick walk`, `place 3 Missy`, `bury 6`, `keep`. Хватит и начала слова, а через запятую можно сразу несколько: `p 3 mis, b 6`. Ещё есть: undo (u), log, board, help TRICK (? TRICK), save, quit (q).

## The table of Spotted!

terminal-roll-now = Всё записано. Enter бросает кубики; `undo` отменяет твой последний ход.
terminal-roll-dice = Бросить кубики
terminal-your-roll = Твой бросок
terminal-or-reroll-dice = { $prompt } Перебросить: `reroll blue pink` ({ $left ->
    [one] остался { $left }
   *[many] осталось { $left }
}).
terminal-lowest-only = Сначала берут наименьшие числа, а { $colour } кубик не из них.
terminal-steps = { $steps ->
    [one] пройти { $steps } шаг
    [few] пройти { $steps } шага
   *[many] пройти { $steps } шагов
}
terminal-take-clover = взять клевер
terminal-give-up = пропустить: пристроить некуда
terminal-gain-circle = обводит
terminal-gain-clover = +c
terminal-lost = пропадёт { $points }
terminal-takers = Выбирают: { $names }
terminal-ways = { $ways ->
    [one] поставить точки: показать { $ways } способ
    [few] поставить точки: показать { $ways } способа
   *[many] поставить точки: показать { $ways } способов
}
terminal-map-legend = x зачёркнуто · { $field } можно идти · c клевер · =5 ровно пять · { $marks }
terminal-also-joined = Тоже рядом: { $pairs }.
terminal-mark-one = =1
terminal-mark-two = =2
terminal-mark-three = =3
terminal-mark-four = =4
terminal-mark-five = =5
terminal-mark-even = чт
terminal-mark-odd = нч
terminal-mark-different = рз
terminal-mark-low = мл
terminal-mark-high = мн
terminal-mark-diagonal = нс
terminal-mark-symmetrical = см
terminal-unknown-player = Игрока «{ $name }» здесь нет; есть такие: { $known }.
terminal-unknown-thing = О «{ $thing }» рассказать нечего; попробуй: { $known }.
terminal-help-commands-spotted = Вводи номер из списка или слова: `pick blue`, `spots blue 3@1 2@2` (3 на 1-го жука, 2 на 2-го), `walk blue`, потом клетку, например `b1`. Хватит и начала слова, глагол можно опустить, а через запятую можно сразу несколько: `walk blue, b1, c1`. Ещё есть: undo (u), undo NAME, sheet, sheet NAME, map, scores, log, board, help EVEN (? EVEN), save, quit (q).

## Any other game

terminal-welcome = Это { $game }. Вводи номер или слова рядом с ним; ? — помощь, q — сохранить и выйти.
terminal-prompt = Что делаешь?
terminal-help = Вводи номер из списка или слова рядом с ним. Хватит и начала слова, а через запятую можно сразу несколько. Ещё есть: undo (u), undo NAME, log, board, save, quit (q).
terminal-won = { $count ->
    [1] { $you ->
        [yes] Ты побеждаешь!
       *[no] { $names } побеждает!
    }
   *[other] { $names } делят победу.
}
terminal-nobody-won = Никто не побеждает.
