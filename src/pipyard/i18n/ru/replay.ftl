### Looking back: replays, checking dice, one's own games and statistics.

## Replay

replay-title = Повтор: { $game }
replay-to-table = К столу
replay-loading = Загружаем игру…
replay-not-begun = Игра ещё не началась. Шагни вперёд, чтобы увидеть первый ход.
replay-empty = За этим столом пока ничего не произошло. Загляни сюда, когда игра начнётся.
replay-empty-closed = Этот стол закрыли раньше, чем началась игра.
replay-controls = Управление повтором
replay-scrubber = Место в игре
replay-step = Шаг { $at } из { $last }
replay-step-told = { replay-step }. { $told }
replay-goes-on = Игра ещё идёт: вот что на столе сейчас.
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость: ×{ $speed }. Изменить.
replay-speed-short = { $speed }×
replay-mark-bust = провал
replay-mark-score = подсчёт
replay-mark-round = раунд
replay-mark-factor = множитель
replay-mark-beetle = бонусный жук
replay-mark-lead = лидер
replay-keys = Стрелки — шаги, пробел — пуск, Page Up и Page Down — от хода к ходу.
replay-link = Скопировать ссылку на этот момент
replay-save = Сохранить игру в файл
replay-position = Перейти к этому моменту
replay-drop = Отпусти, чтобы посмотреть эту игру

## Bringing a game in

import-title = Открыть сохранённую игру
import-about = Выбери файл игры, откуда бы он ни был. Сначала проверяются все ходы и броски в нём.
import-choose = Выбрать файл игры
import-busy = Проверяем игру…
import-too-large = Файл больше 1 МиБ, так что это не игра, сохранённая в Pipyard.
import-no-json = Это не файл игры. Выбери тот, что сохранён кнопкой «{ replay-save }».
import-refused = Файл { $file } не открыт. { $sentence }

## Checking dice

dice-check = Проверить кубики
dice-title = Были ли кубики честными?
dice-busy = Считаем каждый бросок заново…
dice-close = Закрыть
dice-kept = Да: обещание сдержано
dice-agrees = Они соответствуют обещанию в записи
dice-broken = Нет: это не те кубики, что были обещаны
dice-sealed = Пока неизвестно
dice-none = Эти кубики проверить нельзя
dice-promise-kept = Зерно, открытое в конце, соответствует обещанию.
dice-promise-broken = Зерно не соответствует обещанию.
dice-rolls = { $all ->
    [yes] Посчитано заново в этом браузере:
   *[no] Сошлось при пересчёте в этом браузере:
} { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[many] { $rolls } бросков
}, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.{ $all ->
    [yes] { " " }Всё сошлось.
   *[no] { "" }
}
dice-cards = { $all ->
    [yes] Карт и плиток посчитано заново: { $cards }. Всё сошлось.
   *[no] Карт и плиток сошлось при пересчёте: { $cards }.
}
dice-moves = { $moves ->
    [one] { $moves } ход повторён по правилам: всё верно.
    [few] { $moves } хода повторены по правилам: всё верно.
   *[many] { $moves } ходов повторены по правилам: всё верно.
}
dice-moves-wrong = Шаг { $version } по правилам невозможен.
dice-left = { $left ->
    [one] Ещё { $left } карту или плитку
    [few] Ещё { $left } карты и плитки
   *[many] Ещё { $left } карт и плиток
} проверит «pipyard verify»: этот браузер не знает их порядка.
dice-added = Свою случайность перед первым броском добавили: { $names }.
dice-one-device = Зерно выбрано на том же устройстве, на котором все играли.
dice-added-none = Ни одно устройство игроков ничего не добавило, так что кубики зависели только от сервера: они определены до игры, но он мог выбирать из многих зёрен.
dice-wrong = Шаг { $version } ({ $purpose }, номер { $number }): зерно даёт { $expected }, а в записи { $found }.
dice-more-wrong = И ещё { $more }.
dice-sealed-about = Сервер откроет зерно, когда игра закончится или стол закроют. До тех пор известно только обещание; запиши его, если хочешь.
dice-none-about = В эту игру играли без обещания, так что никто уже не скажет, откуда взялись её кубики.
dice-unknown-about = В этой игре кубики обещаны способом, которого эта страница не знает. Возможно, её проверит более новый Pipyard.
dice-promise = Обещание
dice-seed = Зерно
dice-meaning = Каждый бросок игры был определён этим зерном и случайностью самих игроков до её начала, и потом никто не мог его изменить. Это не значит, что никто не знал кубиков заранее: пока идёт игра, зерно хранится на сервере.
dice-meaning-broken = В записи не те кубики, что даёт обещанное зерно, значит, что-то в ней изменили: сервер или тот, кто её передал. Сохрани игру и сравни её с копией другого игрока.
dice-meaning-one-device = Каждый бросок следует из зерна, выбранного до начала игры. Но зерно и игроки были на одном устройстве: это показывает, что запись полная и неизменённая, а не то, что никто не мог знать кубиков.
dice-meaning-agrees = Каждый бросок следует из зерна в записи. То ли это зерно, что было обещано перед игрой, знает только браузер, который при этом был: открой эту страницу в том, где шла игра, или сравни обещание с записанным.
dice-meaning-swapped = Сервер отступил от того, что показал этому браузеру и получил от него перед игрой, и мог подобрать кубики. Сохрани игру и строку ниже: она покажет это кому угодно.
dice-offline = Чтобы проверить всё самостоятельно, с ходами и правилами, сохрани игру и набери
dice-copy = Скопировать строку
dice-copy-failed = Выдели строку и скопируй её вручную.

## My games

games-title = Мои игры
games-loading = Считаем твои игры…
games-empty = Пока ни одной законченной игры. Доиграй до конца, и её можно будет пересмотреть здесь.
games-finished = Законченные игры
games-more = Здесь учтены только 100 твоих последних столов.
games-won = Победа
games-lost = Поражение
games-d0g = Победа: d0g
games-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
games-brought-in = Загружена { $day }
games-played = Сыграно игр
games-tally = { $alone ->
    [yes] { $game }, в одиночку
   *[no] { $game }
}
games-tally-won = побед: { $won } из { $played }
games-tally-played = сыграно: { $played }
games-tally-about = Игры, где у тебя было несколько мест, не засчитаны.
games-dice-about = { $rolled ->
    [one] Для тебя брошен { $rolled } кубик
    [few] Для тебя брошено { $rolled } кубика
   *[many] Для тебя брошено { $rolled } кубиков
}; каждая грань должна выпасть примерно { $expected ->
    [one] { $expected } раз
    [few] { $expected } раза
   *[many] { $expected } раз
}.
games-dice-chart = Сколько раз выпала каждая грань: { $faces }
games-dice-face = { $face }: { $count }
games-dice-band = В эту полосу у честных кубиков попадают 19 граней из 20.
games-dice-few = Кубиков пока мало, чтобы судить об удаче. Загляни сюда, когда будет брошено 60 кубиков.
games-dice-chance = Настолько же неровно или ещё неровнее честные кубики выпадают у { $count ->
    [one] { $count } игрока
   *[many] { $count } игроков
} из { $of }. { $verdict ->
    [usual] Ничего необычного.
    [seldom] Редко, но бывает: кому-то ведь должно и так выпасть.
   *[odd] Это очень редко. Проверь кубики своих игр: каждый можно посчитать заново.
}

## Turns of a replay

replay-turn = Ход { $turn } из { $turns }
replay-setup = Подготовка
replay-turn-back = Предыдущий ход
replay-turn-next = Следующий ход
replay-from-start = Смотреть с начала
replay-follow = К ходу игры
replay-review = Разбор
replay-moments = Главные моменты
replay-points = Очки по ходам
replay-points-told = { $when }: { $scores }
replay-jump = Перейти: { $moment } ({ $count })
replay-short-table = Стол
replay-short-dice = Кубики
replay-short-log = Ход
replay-short-share = Поделиться
replay-share = Поделиться партией
replay-share-looking = Ищем ссылку…
replay-share-link = По этой ссылке партию увидят с этого места.
replay-share-here = Эта партия есть только на этом устройстве, ссылки пока нет. Отправь файл: кто откроет его в Pipyard, увидит всю партию.
replay-pin = Следить за игроком { $name }
replay-moment-back = Предыдущий момент
replay-moment-next = Следующий момент
replay-nth = { $nth }/{ $count }
replay-round = раунд { $round }
replay-axis = { $top } { $unit }
replay-unit = { $game ->
    [spots] собак
   *[other] очков
}
replay-unit-worth = { $unit ->
    [win] шансы на победу 100 %
   *[points] ожидаемых очков
}
replay-before = Перед этим ходом.
replay-before-told = Перед этим ходом: { $told }
replay-gained = { $change } ({ $before } → { $after }): { $parts }.
replay-gained-none = без очков ({ $after })
replay-gained-by = { $name }: { $words }
replay-leads = { $you ->
    [yes] Ты выходишь вперёд.
   *[no] { $name } выходит вперёд.
}
