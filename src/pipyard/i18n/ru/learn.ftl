### Learning a game by playing it. Loaded with the lessons only.
### A sentence says one thing; what is to be done glows.

learn-title = Учимся играть в { $game }
learn-place = { $step } из { $steps }, кубики подобраны
    .title = В уроке кубики не бросают, а подбирают, чтобы показать тебе всё по разу.
learn-skip = Пропустить урок
learn-next = Дальше
learn-watch = Играет { $name }…
learn-again = Начать заново
learn-play = Сыграть по-настоящему
learn-rules = Читать правила
learn-scene-dogs = Заполни собачку
learn-scene-luck = Испытай удачу
learn-scene-win = Последняя собачка
learn-scene-score = Последний кубик
learn-failed = Не удалось загрузить урок.

## Spots

lesson-spots-walk = Это твои собачки. Каждое пустое пятнышко ждёт кубик. Выполни трюк «Гулять» и брось два кубика.
lesson-spots-place = Тройка! Положи её на светящееся пятнышко Bongo.
lesson-spots-bury = Для двойки нет пятнышка, так что закопай её во дворе. Больше 7 точек там — и провал.
lesson-spots-more = Закопано 4 точки, ещё 3 не страшны. «Гулять» разрешает бросить ещё один кубик. Рискни!
lesson-spots-complete = Единица, как раз её Bongo и не хватало. Положи.
lesson-spots-score = Собачка Bongo заполнена. Посчитать её — это целый ход, зато она твоя навсегда. Считай!
lesson-spots-scored = Одна из шести собачек дома, и к тебе пришла Jolene. Сыгранные трюки лежат закрытыми, пока открытым не останется один.
lesson-spots-run = Вот тебе лакомство, оно пригодится. А теперь больше кубиков: выполни «Беги».
lesson-spots-reroll = Ничего не подходит, а 17 точек — это провал. Потрать лакомство и брось все кубики снова. Перебрось!
lesson-spots-fits = Так-то лучше. Тройка — для Missy.
lesson-spots-fits-too = И четвёрка тоже.
lesson-spots-low = Единицу положить некуда. Закопай её.
lesson-spots-push = В настоящей игре можно бы и остановиться. Но «Беги» длится, пока хватает смелости. Брось ещё и посмотри, что бывает.
lesson-spots-bust = Шестёрку положить некуда, а 5 + 6 больше 7. Ничего не поделаешь: закапывай.
lesson-spots-busted = Провал! Ход окончен, кубики с собачек и со двора пропали. Но Bongo посчитана и остаётся с тобой.
lesson-spots-last = Ближе к вечеру: пять собачек посчитаны, а Momo не хватает одного кубика. Выполни «Гулять».
lesson-spots-last-place = Шестёрка, та самая! Положи её.
lesson-spots-last-bury = Все собачки заполнены и посчитаются сразу, как только ляжет последний кубик. Закопай единицу.
lesson-spots-won = Шесть посчитанных собачек: победа! Нажми на любой другой трюк, и он объяснит себя сам. А теперь — настоящая игра.

learn-scene-round = Первый раунд
learn-scene-reroll = Вторая попытка
learn-scene-middle = Листы заполняются

## Spotted!: what is named comes from the position

lesson-die = { $colour } кубик ({ $face })
lesson-spotted-gift = Ставь жукам точки: у кого больше очков после раунда { $rounds }, тот победит. Раунд { $round } дарит { $spots ->
    [one] { $spots } точку
    [few] { $spots } точки
   *[many] { $spots } точек
}: нажми на светящийся { $colour } ряд.
lesson-spotted-lowest = Твой ход. Кубиков брошено: { $dice }. Первые { $picks } бери с наименьшими числами. Возьми { lesson-die }.
lesson-spotted-next = Снова с наименьшим числом: теперь это { lesson-die }. Возьми его.
lesson-spotted-free = { $name } берёт свои кубики: { $taken }. Последний выбирай любой. Возьми клевер, это старшая из граней.
lesson-spotted-circle = Кубик ставит точки жукам своего цвета. Жуку с маленькой цифрой { $wish } нужно точек ровно { $wish }: поставь ему { lesson-die }.
lesson-spotted-split = Жук обведён: { $circled ->
    [one] { $circled } очко
    [few] { $circled } очка
   *[many] { $circled } очков
} навсегда! Кубик можно разделить. Поставь { lesson-die }: { $spots } жуку { $place } и { $spots2 } жуку { $place2 }.
lesson-spotted-clover = Теперь нажми на клевер. Каждый открывает следующий бонус на дорожке под жуками. Первый — «{ $next }». Бери!
lesson-spotted-steps = Прогулка по лугу, шагов: { $steps }. Твой путь начинается в углу: зачеркни светящуюся клетку.
lesson-spotted-steps-on = Каждый шаг — на клетку рядом с твоим путём. Иди дальше, впереди лупа.
lesson-spotted-other = { $name } бросает и берёт кубики с наименьшими числами. Теперь выбирай ты, любые: { $picks }. Сначала { lesson-die }.
lesson-spotted-leaf = И клевер. Пусть { $name } его не получит.
lesson-spotted-walk = Любой кубик может стать шагами вместо точек. До лупы { $face ->
    [one] { $face } шаг
    [few] { $face } шага
   *[many] { $face } шагов
}: нажми на { lesson-die } и иди.
lesson-spotted-cross = Вот она, лупа «{ $kind }». Зачеркни её.
lesson-spotted-magnify = Без лупы ряд не приносит очков. Эта даёт очко за каждого жука, у которого точек { $counts }. Отдай её в { $colour } ряд.
lesson-spotted-found = Один жук уже подходит, и это { $families ->
    [one] { $families } очко
    [few] { $families } очка
   *[many] { $families } очков
} за этот ряд. Теперь клевер: следующий бонус — «{ $next }».
lesson-spotted-factor = Множитель умножает очки ряда. Отдай его в { $colour } ряд: { $matching } × { $factor } = { $points }.
lesson-spotted-rounds = Начинается раунд { $round }. В каждом раунде все бросают по разу, и из каждого броска кубики берут все. После раунда { $rounds } считают очки.
lesson-spotted-reroll = Тем временем раунд { $round }: надо брать кубики с наименьшими числами, а на них { $face }. Есть переброс: нажми { $colours } и перебрось.
lesson-spotted-rerolled = Так лучше: теперь наименьшее число — { $lowest }. Переброс, который не пригодился, в конце приносит очко.
lesson-spotted-bonus = Тем временем обведены жуки, и у каждого ряда есть лупа. Раунд { $round } приносит точки в { $colour } ряд: { $spots } жуку { $place } и { $spots2 } жуку { $place2 }.
lesson-spotted-standing = Тем временем — последний раунд. Ряды { $families }, прочее { $others }, вместе { $score }. { $name } впереди: { $theirs }. После последнего кубика игре конец. Догоняй!
lesson-spotted-extras = Почти поровну! У каждого ряда уже была лупа, и каждая следующая приносит { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
}. Дополнительных луп у тебя { $extras }, это { $extra }.
lesson-spotted-fifth = Твой последний кубик, а впереди { $name }: { $theirs } против { $score }. Поставь { lesson-die } жуку { $place }: последний жук ряда приносит клевер.
lesson-spotted-done = Клевер открыл «{ $unlocked }»! Ряды { $families }, прочее { $others }. Победа, { $score } против { $theirs }! А теперь — настоящая игра.
