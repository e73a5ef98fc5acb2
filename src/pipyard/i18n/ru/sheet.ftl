### Sheets of Spotted!: drawn in the terminal and on the page to be printed.
### Words between backquotes are typed as they stand and stay English in every language.

## What is on a sheet

sheet-families = Семейства жуков
sheet-meadow = Жучий луг
sheet-track = Дорожка клевера
sheet-rounds = Раунды
sheet-rerolls = Перебросы
sheet-extra = Дополнительные лупы
sheet-magnifiers = Лупы

sheet-colour-white = белый
sheet-colour-yellow = жёлтый
sheet-colour-orange = оранжевый
sheet-colour-green = зелёный
sheet-colour-blue = синий
sheet-colour-pink = розовый

sheet-magnifier-one = ровно одна
sheet-magnifier-two = ровно две
sheet-magnifier-three = ровно три
sheet-magnifier-four = ровно четыре
sheet-magnifier-five = ровно пять
sheet-magnifier-even = чёт
sheet-magnifier-odd = нечет
sheet-magnifier-different = разные
sheet-magnifier-low = мало
sheet-magnifier-high = много
sheet-magnifier-diagonal = наискосок
sheet-magnifier-symmetrical = симметрия

## The page

sheet-page-game = Spotted!
sheet-page-title = Spotted! { $name }
sheet-page-about = Лист для печати: по одному на игрока
sheet-page-name = Имя
sheet-page-date = Дата
sheet-page-rounds = Дают одному ряду такой кубик.
sheet-page-rounds-many = Если вас 5–6: 1 и 2 в одном раунде.
sheet-page-target = Стало ровно столько точек: обведи жука, 2 очка.
sheet-page-fifth = Первые точки на пятом жуке приносят клевер.
sheet-page-rerolls = Новый обведи, сыгранный зачеркни.
sheet-page-extra = по 2 очка
sheet-page-track = Каждый клевер открывает следующий бонус: шаги, множитель, переброс, кубик раунда ещё раз, любую лупу, очки.
sheet-page-meadow = Начни от стрелки. Одна точка кубика: один шаг на клетку рядом с пройденной.
sheet-page-ours = Этот лист придуман нами: в тексте правил рисунка печатного листа нет.
sheet-page-made = версия { $version } · { $hash }

sheet-score-extra = лупы × 2
sheet-score-bonus = жуки × 2
sheet-score-track = дорожка
sheet-score-rerolls = перебросы
sheet-score-total = итого

## In the terminal

sheet-title = { $name }, версия { $version } ({ $hash })
sheet-nameless = Назови лист, который нужно записать, например clover-meadow.
sheet-same-file = { $file } — это сам лист; назови для страницы другой файл.
sheet-unwritable = Не удаётся записать { $file }: { $reason }. Назови другой файл.
sheet-hint = Распечатать: pipyard sheet { $name } --svg FILE
sheet-written = { $name } сохранён в { $file }. Открой его в браузере и распечатай на A4, по странице на игрока.
sheet-list-name = Имя
sheet-list-title = Название
sheet-list-fields = Клетки
sheet-list-magnifiers = Лупы
sheet-list-track = Дорожка
sheet-list-rerolls = Перебросы
sheet-list-hint = Нарисовать: pipyard sheet { $name }. Распечатать: добавь --svg FILE. Свой лист: укажи его файл .toml.
sheet-family-slots = [лупа] × [множитель] = [    ]
sheet-family-legend = (3) — бонусный жук: обведи его, когда точек ровно 3, это 2 очка. c: первые точки на пятом жуке приносят клевер.
sheet-sign-start = начало, шаг
sheet-sign-step = шаг
sheet-sign-cloverleaf = клевер
sheet-sign-magnifier = { $magnifier }: { $counts }
sheet-also-joined = Тоже рядом: { $pairs }
sheet-bonus-steps2 = 2 шага
sheet-bonus-steps3 = 3 шага
sheet-bonus-reroll = переброс
sheet-bonus-magnifier = любая лупа
sheet-bonus-round = бонус раунда
sheet-bonus-double = ×2
sheet-bonus-triple = ×3
sheet-bonus-points5 = +5
sheet-bonus-points7 = +7
sheet-rerolls-about = Полученный обводят, использованный зачёркивают; последний обведённый приносит клевер.
sheet-rounds-about = Каждый даёт одному ряду кубик с этим числом. Впятером и вшестером 1 и 2 — один раунд.
sheet-extra-about = По 2 очка, сколько угодно.
