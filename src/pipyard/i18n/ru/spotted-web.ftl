### Spotted! in the browser: what only a page with things to tap says.

spotted-web-play-now = Spotted! в одиночку
spotted-web-alone-about = Пять раундов: превзойди свой лучший лист.
spotted-web-sheet = Лист
spotted-web-because = Клевер { $place }, { $bonus }: { $prompt }
spotted-web-reroll = Твой ход: нажми на кубики для переброса или оставь бросок.
spotted-web-pick = Твой ход: { $lowest ->
    [yes] возьми один из самых маленьких.
   *[no] возьми любой кубик.
}
spotted-web-writing = { $count ->
    [1] { $names } пишет.
   *[other] { $names } пишут.
}
spotted-web-draft = Кубики на столе
spotted-web-picking = Кому ещё брать: { $names }
spotted-web-picks-next = Дальше: { $names }
spotted-web-you = Ты
spotted-web-reroll-these = { $dice ->
    [0] Перебросить выбранные
    [one] Перебросить { $dice } кубик
    [few] Перебросить { $dice } кубика
   *[many] Перебросить { $dice } кубиков
}
spotted-web-hand-empty = В руке нет кубиков
spotted-web-die-use = { $die }, выбрать
spotted-web-die-tap = { $die }, нажми для переброса
spotted-web-choose-die = Нажми на кубик, чтобы пустить его в дело.
spotted-web-choose-split = { $count ->
    [0] Поставить его точки некуда.
    [1] Нажми на светящихся жуков или выбери другое.
    [one] Под рядом показан { $count } способ. Выбери.
    [few] Под рядом показаны { $count } способа. Выбери.
   *[many] Под рядом показаны { $count } способов. Выбери.
}
spotted-web-choose-family = Нажми на светящийся ряд.
spotted-web-choose-field = Нажми на светящуюся клетку.
spotted-web-walk = { $steps ->
    [one] Пройти { $steps } шаг
    [few] Пройти { $steps } шага
   *[many] Пройти { $steps } шагов
}
spotted-web-clover = Взять клевер
spotted-web-give-up = Отдать этот кубик
spotted-web-tab-beetles = Жуки
spotted-web-tab-meadow = Луг
spotted-web-tab-others = Другие
spotted-web-tab-scores = Счёт
spotted-web-parts = Части стола
spotted-web-sheets = Листы
spotted-web-sheet-of = { $name }: лист
spotted-web-sheet-mine = Твой лист
spotted-web-show-sheet = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}. Показать лист.
spotted-web-nobody = На этот раз ты играешь в одиночку.
spotted-web-row = { $colour } ряд: { $magnifier }, множитель { $factor }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
spotted-web-row-choose = { $colour } ряд: выбери, как поставить точки
spotted-web-splits = { $colour } ряд: как поставить точки
spotted-web-field = { $field }, { $kind }{ $crossed ->
    [yes] , зачёркнуто
   *[no] { "" }
}
spotted-web-track-place = { $place }: { $bonus }{ $taken ->
    [yes] , получен
    [next] , следующий
   *[no] { "" }
}
spotted-web-rerolls = Обведённых перебросов осталось { $left } из { $circled }, всего значков { $symbols }
spotted-web-rounds = Раунды
spotted-web-steps-left = { $steps ->
    [one] Остался { $steps } шаг
    [few] Осталось { $steps } шага
   *[many] Осталось { $steps } шагов
}
spotted-web-active = бросает в этот ход
spotted-web-writes = пишет
spotted-web-source-extra = Запасные лупы
spotted-web-source-circled = Бонусные жуки
spotted-web-source-track = Дорожка
spotted-web-source-rerolls = Перебросы
