-- The key of the guest whose games these are: df6af1d8303e61cdc4bb86
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0006');
CREATE TABLE base (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	record BLOB NOT NULL, 
	beside JSON NOT NULL, 
	layout VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_base PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_base_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "base" VALUES('86d2c96e760e819b85c924',64,X'0000040000000000000000000000000000000100000000000700100000001F00080000001800000000000000000000000000000000000000020000000000000002000000000000001B00600000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000001000100000000000000000000000000000000000000010000000100010000000200000000000000000000000000000001000000010001000000070000000000000000000000000000000100000001000100000001000000000000000000000000000000000001000100010000000C000000000000000000000000000000000000000100010000001100000000000000000000000000000000000300000004000100000000000300000000000000000000000000000000000000000000000000000000000000000003000000000004000000000000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000FFFF0200000000002000130004001900000000000100000000000000000000000000000000000000000000000100010000000000000000000000','{"draws":{"deck":7,"first/0":1,"first/1":1,"dice/0":6,"dice/1":9},"asked_since":[64,64],"late":[0,0]}','75b4fb91');
CREATE TABLE commitment (
	commitment VARCHAR(64) NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	created_ms BIGINT NOT NULL, 
	CONSTRAINT pk_commitment PRIMARY KEY (commitment)
);
CREATE TABLE content (
	hash VARCHAR(64) NOT NULL, 
	files JSON NOT NULL, 
	CONSTRAINT pk_content PRIMARY KEY (hash)
);
INSERT INTO "content" VALUES('c77b6f169ce69a1d','{"dogs.toml": "# The deck: each dog''s name, the values its spaces take, and its paws.\n# One line each, in the order of rule C2, which is also the order used when text leaves a card open.\n\n[dogs]\nBurt = { spaces = [1], paws = 0 }\nBristles = { spaces = [1, 2], paws = 0 }\nBongo = { spaces = [1, 3], paws = 0 }\nEloise = { spaces = [1, 4], paws = 0 }\nUrsula = { spaces = [1, 5], paws = 0 }\nMayor = { spaces = [1, 6], paws = 0 }\nSundrop = { spaces = [2, 3], paws = 0 }\nJolene = { spaces = [2, 4], paws = 0 }\nXerxes = { spaces = [2, 5], paws = 0 }\nLouise = { spaces = [2, 6], paws = 0 }\nMissy = { spaces = [3, 4], paws = 0 }\n\"Lil Beth\" = { spaces = [3, 5], paws = 0 }\nHandsome = { spaces = [3, 6], paws = 0 }\nFrankie = { spaces = [4, 5], paws = 0 }\nBitsy = { spaces = [4, 6], paws = 0 }\nGretchen = { spaces = [5, 6], paws = 0 }\nLief = { spaces = [1, 2, 3], paws = 1 }\nGoliath = { spaces = [1, 2, 5], paws = 1 }\nGumbo = { spaces = [1, 2, 6], paws = 1 }\nPebble = { spaces = [1, 3, 4], paws = 1 }\nWilbur = { spaces = [1, 3, 6], paws = 1 }\nCabbage = { spaces = [1, 4, 5], paws = 1 }\nHoncho = { spaces = [1, 4, 6], paws = 1 }\nWolfgang = { spaces = [2, 3, 4], paws = 1 }\nRaya = { spaces = [2, 3, 5], paws = 1 }\nRogue = { spaces = [2, 4, 5], paws = 1 }\nNutmeg = { spaces = [2, 4, 6], paws = 1 }\nRupert = { spaces = [2, 5, 6], paws = 1 }\nMirabelle = { spaces = [3, 4, 5], paws = 1 }\nMomo = { spaces = [3, 5, 6], paws = 1 }\nZipper = { spaces = [4, 5, 6], paws = 1 }\nDoog = { spaces = [2, 3, 5, 6], paws = 2 }\n", "tricks.toml": "# The trick tiles: a colour and a short program of steps each, in the order of rule C4.\n#\n# A step does one thing:\n#   roll         dice = N            roll N dice from the supply\n#                dice = 2, per = \"paws\", each = 1     base amount plus `each` for every counted thing\n#                from = \"yard\" | \"aside\"              roll all buried dice | the dice set aside, one at a time\n#                own = true          and one die of your own, from the yard or a dog\n#                grow = N            N dice more at every repeat\n#                keep = \"value\" | \"named\"             one value of your choice | nothing above the named value\n#                keep = { dice = N } | { total = N }  exactly N dice | a set of dice with that total\n#                reroll = \"any\"      a treat rerolls any of the dice, not all\n#                discard = \"below buried\"             dice lower than your buried total may be discarded\n#                may = true          the step is optional;  repeat = true: it may be repeated\n#   draw         dogs = N            draw dogs from the deck, never beyond six cards\n#   take, return treats = N, per = ..., each = ...    treats from or to the supply\n#   adjust       times = N, per = ..., each = ...     turn a buried die up or down by one\n#   move                             move a die on your dogs to another empty space\n#   set                              take a die and set it to a value of the deck''s top dog\n#   set aside    least = N, most = N dice for a later roll from \"aside\"\n#   name                             name a value for a later keep = \"named\"\n# `per` counts: paws, treats, highest space, facedown others, open dogs, spots just buried.\n\n[red]\nHowl = [{ do = \"draw\", dogs = 1 }, { do = \"roll\", dice = 1 }]\n\"Roll Over\" = [{ do = \"roll\", from = \"yard\" }, { do = \"roll\", dice = 1, may = true }]\n\n[yellow]\nWalk = [{ do = \"roll\", dice = 2 }, { do = \"roll\", dice = 1, may = true }]\nDig = [{ do = \"adjust\", per = \"paws\", each = 1 }, { do = \"roll\", dice = 2 }]\nTrot = [{ do = \"move\" }, { do = \"roll\", dice = 2 }]\nRetrieve = [{ do = \"set\" }, { do = \"roll\", dice = 2 }]\nTrack = [{ do = \"roll\", dice = 3, reroll = \"any\" }]\n\n[purple]\nRun = [{ do = \"roll\", dice = 3 }, { do = \"roll\", dice = 1, may = true, repeat = true }]\nChase = [{ do = \"roll\", dice = 1, grow = 1, repeat = true }]\nBolt = [{ do = \"set aside\", least = 3, most = 12 }, { do = \"roll\", from = \"aside\" }]\nSprint = [{ do = \"roll\", per = \"open dogs\", each = 1, repeat = true }]\nDogpile = [{ do = \"roll\", dice = 2, own = true, repeat = true }]\n\n[blue]\nFetch = [{ do = \"roll\", dice = 8, keep = \"value\" }]\nGuard = [{ do = \"name\" }, { do = \"roll\", dice = 4, keep = \"named\" }]\nHunt = [{ do = \"roll\", dice = 2, per = \"paws\", each = 1, keep = { dice = 2 } }]\nSearch = [{ do = \"roll\", dice = 7, keep = { total = 8 } }]\nScavenge = [{ do = \"roll\", dice = 4, discard = \"below buried\" }]\n\n[green]\nBeg = [{ do = \"take\", treats = 1 }, { do = \"take\", per = \"paws\", each = 1 }]\nChew = [{ do = \"take\", per = \"treats\", each = 1 }, { do = \"take\", treats = 1 }]\nGobble = [{ do = \"take\", treats = 7 }, { do = \"return\", per = \"highest space\", each = 1 }]\nStay = [{ do = \"take\", per = \"facedown others\", each = 1 }]\n\"Play Dead\" = [{ do = \"roll\", dice = 1 }, { do = \"take\", per = \"spots just buried\", each = 1 }]\n\n# Recommended sets: a yellow, a purple, a blue and a green tile; Howl and Roll Over are always in play.\n[sets]\n\"Adoption Event\" = [\"Walk\", \"Run\", \"Fetch\", \"Beg\"]\n\"Dog Park\" = [\"Dig\", \"Chase\", \"Guard\", \"Chew\"]\n\"Agility Course\" = [\"Trot\", \"Bolt\", \"Fetch\", \"Gobble\"]\n\"Hunting Grounds\" = [\"Retrieve\", \"Sprint\", \"Hunt\", \"Stay\"]\n\"Kennel Club\" = [\"Track\", \"Dogpile\", \"Search\", \"Beg\"]\n\"Puppy Pen\" = [\"Retrieve\", \"Bolt\", \"Scavenge\", \"Play Dead\"]\n"}');
INSERT INTO "content" VALUES('b1fd0f913af63f0c','{"clover-meadow.toml": "# Clover Meadow, our reconstruction: the layout is ours, since the printed one is lost to us.\n\nname = \"Clover Meadow\"\nversion = 3\nabout = \"A reconstruction of ours: meadow, track and bonus beetles were moved until players of every strength scored as the rules let one expect.\"\nreroll_symbols = 3\ntrack = [\"steps2\", \"2x\", \"reroll\", \"3x\", \"round\", \"steps3\", \"reroll\", \"3x\", \"magnifier\", \"steps2\", \"2x\", \"round\", \"reroll\", \"3x\", \"steps3\", \"+7\"]\n\n[families]\nwhite = { bonus = 1, count = 3 }\nyellow = { bonus = 2, count = 2 }\norange = { bonus = 3, count = 4 }\ngreen = { bonus = 2, count = 5 }\nblue = { bonus = 4, count = 1 }\npink = { bonus = 3, count = 3 }\n\n[magnifiers]\nlow = [1, 2]\nhigh = [4, 5]\ndiagonal = [2, 3]\nsymmetrical = [1, 4, 5]\n\n[meadow]\nstart = \"a1\"\nfields = [\n  { id = \"a1\", kind = \"step\", at = [0, 0] },\n  { id = \"b1\", kind = \"step\", at = [1, 0] },\n  { id = \"c1\", kind = \"even\", at = [2, 0] },\n  { id = \"d1\", kind = \"high\", at = [3, 0] },\n  { id = \"e1\", kind = \"one\", at = [4, 0] },\n  { id = \"f1\", kind = \"step\", at = [5, 0] },\n  { id = \"g1\", kind = \"cloverleaf\", at = [6, 0] },\n  { id = \"h1\", kind = \"step\", at = [7, 0] },\n  { id = \"i1\", kind = \"diagonal\", at = [8, 0] },\n  { id = \"j1\", kind = \"step\", at = [9, 0] },\n  { id = \"k1\", kind = \"low\", at = [10, 0] },\n  { id = \"a2\", kind = \"step\", at = [0, 1] },\n  { id = \"d2\", kind = \"step\", at = [3, 1] },\n  { id = \"g2\", kind = \"step\", at = [6, 1] },\n  { id = \"k2\", kind = \"step\", at = [10, 1] },\n  { id = \"a3\", kind = \"step\", at = [0, 2] },\n  { id = \"b3\", kind = \"step\", at = [1, 2] },\n  { id = \"c3\", kind = \"step\", at = [2, 2] },\n  { id = \"d3\", kind = \"step\", at = [3, 2] },\n  { id = \"e3\", kind = \"three\", at = [4, 2] },\n  { id = \"f3\", kind = \"two\", at = [5, 2] },\n  { id = \"g3\", kind = \"step\", at = [6, 2] },\n  { id = \"h3\", kind = \"step\", at = [7, 2] },\n  { id = \"i3\", kind = \"step\", at = [8, 2] },\n  { id = \"j3\", kind = \"step\", at = [9, 2] },\n  { id = \"k3\", kind = \"step\", at = [10, 2] },\n  { id = \"a4\", kind = \"step\", at = [0, 3] },\n  { id = \"c4\", kind = \"five\", at = [2, 3] },\n  { id = \"f4\", kind = \"step\", at = [5, 3] },\n  { id = \"j4\", kind = \"cloverleaf\", at = [9, 3] },\n  { id = \"a5\", kind = \"four\", at = [0, 4] },\n  { id = \"b5\", kind = \"step\", at = [1, 4] },\n  { id = \"c5\", kind = \"cloverleaf\", at = [2, 4] },\n  { id = \"d5\", kind = \"step\", at = [3, 4] },\n  { id = \"e5\", kind = \"step\", at = [4, 4] },\n  { id = \"f5\", kind = \"step\", at = [5, 4] },\n  { id = \"g5\", kind = \"step\", at = [6, 4] },\n  { id = \"h5\", kind = \"odd\", at = [7, 4] },\n  { id = \"i5\", kind = \"step\", at = [8, 4] },\n  { id = \"j5\", kind = \"step\", at = [9, 4] },\n  { id = \"k5\", kind = \"four\", at = [10, 4] },\n  { id = \"a6\", kind = \"step\", at = [0, 5] },\n  { id = \"d6\", kind = \"step\", at = [3, 5] },\n  { id = \"g6\", kind = \"cloverleaf\", at = [6, 5] },\n  { id = \"k6\", kind = \"step\", at = [10, 5] },\n  { id = \"a7\", kind = \"step\", at = [0, 6] },\n  { id = \"b7\", kind = \"step\", at = [1, 6] },\n  { id = \"c7\", kind = \"step\", at = [2, 6] },\n  { id = \"d7\", kind = \"different\", at = [3, 6] },\n  { id = \"e7\", kind = \"step\", at = [4, 6] },\n  { id = \"f7\", kind = \"step\", at = [5, 6] },\n  { id = \"g7\", kind = \"step\", at = [6, 6] },\n  { id = \"h7\", kind = \"symmetrical\", at = [7, 6] },\n  { id = \"i7\", kind = \"step\", at = [8, 6] },\n  { id = \"j7\", kind = \"step\", at = [9, 6] },\n  { id = \"k7\", kind = \"step\", at = [10, 6] },\n]\nedges = [\n  [\"a1\", \"b1\"],\n  [\"a1\", \"a2\"],\n  [\"b1\", \"c1\"],\n  [\"c1\", \"d1\"],\n  [\"d1\", \"e1\"],\n  [\"d1\", \"d2\"],\n  [\"e1\", \"f1\"],\n  [\"f1\", \"g1\"],\n  [\"g1\", \"h1\"],\n  [\"g1\", \"g2\"],\n  [\"h1\", \"i1\"],\n  [\"i1\", \"j1\"],\n  [\"j1\", \"k1\"],\n  [\"k1\", \"k2\"],\n  [\"a2\", \"a3\"],\n  [\"d2\", \"d3\"],\n  [\"g2\", \"g3\"],\n  [\"k2\", \"k3\"],\n  [\"a3\", \"b3\"],\n  [\"a3\", \"a4\"],\n  [\"b3\", \"c3\"],\n  [\"c3\", \"d3\"],\n  [\"c3\", \"c4\"],\n  [\"d3\", \"e3\"],\n  [\"e3\", \"f3\"],\n  [\"f3\", \"g3\"],\n  [\"f3\", \"f4\"],\n  [\"g3\", \"h3\"],\n  [\"h3\", \"i3\"],\n  [\"i3\", \"j3\"],\n  [\"j3\", \"k3\"],\n  [\"j3\", \"j4\"],\n  [\"a4\", \"a5\"],\n  [\"c4\", \"c5\"],\n  [\"f4\", \"f5\"],\n  [\"j4\", \"j5\"],\n  [\"a5\", \"b5\"],\n  [\"a5\", \"a6\"],\n  [\"b5\", \"c5\"],\n  [\"c5\", \"d5\"],\n  [\"d5\", \"e5\"],\n  [\"d5\", \"d6\"],\n  [\"e5\", \"f5\"],\n  [\"f5\", \"g5\"],\n  [\"g5\", \"h5\"],\n  [\"g5\", \"g6\"],\n  [\"h5\", \"i5\"],\n  [\"i5\", \"j5\"],\n  [\"j5\", \"k5\"],\n  [\"k5\", \"k6\"],\n  [\"a6\", \"a7\"],\n  [\"d6\", \"d7\"],\n  [\"g6\", \"g7\"],\n  [\"k6\", \"k7\"],\n  [\"a7\", \"b7\"],\n  [\"b7\", \"c7\"],\n  [\"c7\", \"d7\"],\n  [\"d7\", \"e7\"],\n  [\"e7\", \"f7\"],\n  [\"f7\", \"g7\"],\n  [\"g7\", \"h7\"],\n  [\"h7\", \"i7\"],\n  [\"i7\", \"j7\"],\n  [\"j7\", \"k7\"],\n]\n"}');
CREATE TABLE event (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	event JSON NOT NULL, 
	request VARCHAR(64), 
	at_ms BIGINT NOT NULL, 
	CONSTRAINT pk_event PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_event_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',1,'{"type":"begun"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',2,'{"type":"drawn","outcome":{"dog":"Bristles","type":"dog_turned_up"},"purpose":"deck","number":0}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',3,'{"type":"drawn","outcome":{"dog":"Rupert","type":"dog_turned_up"},"purpose":"deck","number":1}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',4,'{"type":"drawn","outcome":{"dog":"Jolene","type":"dog_turned_up"},"purpose":"deck","number":2}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',5,'{"type":"drawn","outcome":{"dog":"Eloise","type":"dog_turned_up"},"purpose":"deck","number":3}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',6,'{"type":"drawn","outcome":{"dog":"Doog","type":"dog_turned_up"},"purpose":"deck","number":4}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',7,'{"type":"drawn","outcome":{"values":[5],"type":"dice_rolled"},"purpose":"first/0","number":0}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',8,'{"type":"drawn","outcome":{"values":[1],"type":"dice_rolled"},"purpose":"first/1","number":0}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',9,'{"type":"move","seat":0,"action":{"trick":"Howl","type":"do_trick"}}','request-0',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',10,'{"type":"drawn","outcome":{"dog":"Raya","type":"dog_turned_up"},"purpose":"deck","number":5}','request-0',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',11,'{"type":"drawn","outcome":{"values":[1],"type":"dice_rolled"},"purpose":"dice/0","number":0}','request-0',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',12,'{"type":"move","seat":0,"action":{"values":null,"type":"reroll"}}','request-1',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',13,'{"type":"drawn","outcome":{"values":[4],"type":"dice_rolled"},"purpose":"dice/0","number":1}','request-1',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',14,'{"type":"move","seat":0,"action":{"value":4,"dog":"Jolene","type":"place_die"}}','request-2',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',15,'{"type":"move","seat":1,"action":{"trick":"Run","type":"do_trick"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',16,'{"type":"drawn","outcome":{"values":[1,2,2],"type":"dice_rolled"},"purpose":"dice/1","number":0}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',17,'{"type":"move","seat":1,"action":{"type":"keep_roll"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',18,'{"type":"move","seat":1,"action":{"value":1,"dog":"Eloise","type":"place_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',19,'{"type":"move","seat":1,"action":{"value":2,"dog":"Rupert","type":"place_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',20,'{"type":"move","seat":1,"action":{"value":2,"type":"bury_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',21,'{"type":"move","seat":1,"action":{"type":"do_more"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',22,'{"type":"drawn","outcome":{"values":[6],"type":"dice_rolled"},"purpose":"dice/1","number":1}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',23,'{"type":"move","seat":1,"action":{"type":"keep_roll"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',24,'{"type":"move","seat":1,"action":{"value":6,"dog":"Rupert","type":"place_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',25,'{"type":"move","seat":1,"action":{"type":"do_more"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',26,'{"type":"drawn","outcome":{"values":[2],"type":"dice_rolled"},"purpose":"dice/1","number":2}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',27,'{"type":"move","seat":1,"action":{"type":"keep_roll"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',28,'{"type":"move","seat":1,"action":{"value":2,"type":"bury_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',29,'{"type":"move","seat":1,"action":{"type":"stop"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',30,'{"type":"move","seat":0,"action":{"trick":"Walk","type":"do_trick"}}','request-3',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',31,'{"type":"drawn","outcome":{"values":[3,3],"type":"dice_rolled"},"purpose":"dice/0","number":2}','request-3',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',32,'{"type":"move","seat":0,"action":{"value":3,"dog":"Doog","type":"place_die"}}','request-4',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',33,'{"type":"move","seat":0,"action":{"value":3,"type":"bury_die"}}','request-5',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',34,'{"type":"move","seat":1,"action":{"trick":"Beg","type":"do_trick"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',35,'{"type":"move","seat":0,"action":{"trick":"Roll Over","type":"do_trick"}}','request-6',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',36,'{"type":"move","seat":0,"action":{"type":"do_more"}}','request-7',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',37,'{"type":"drawn","outcome":{"values":[3],"type":"dice_rolled"},"purpose":"dice/0","number":3}','request-7',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',38,'{"type":"move","seat":0,"action":{"value":3,"dog":"Doog","type":"place_die"}}','request-8',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',39,'{"type":"move","seat":1,"action":{"trick":"Roll Over","type":"do_trick"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',40,'{"type":"drawn","outcome":{"values":[1,2,2],"type":"dice_rolled"},"purpose":"dice/1","number":3}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',41,'{"type":"move","seat":1,"action":{"values":null,"type":"reroll"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',42,'{"type":"drawn","outcome":{"values":[1,2,6],"type":"dice_rolled"},"purpose":"dice/1","number":4}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',43,'{"type":"move","seat":1,"action":{"values":null,"type":"reroll"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',44,'{"type":"drawn","outcome":{"values":[2,3,6],"type":"dice_rolled"},"purpose":"dice/1","number":5}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',45,'{"type":"move","seat":1,"action":{"values":null,"type":"reroll"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',46,'{"type":"drawn","outcome":{"values":[2,5,6],"type":"dice_rolled"},"purpose":"dice/1","number":6}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',47,'{"type":"move","seat":1,"action":{"value":2,"type":"bury_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',48,'{"type":"move","seat":1,"action":{"value":5,"type":"bury_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',49,'{"type":"move","seat":1,"action":{"value":6,"type":"bury_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',50,'{"type":"move","seat":0,"action":{"trick":"Howl","type":"do_trick"}}','request-9',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',51,'{"type":"drawn","outcome":{"dog":"Ursula","type":"dog_turned_up"},"purpose":"deck","number":6}','request-9',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',52,'{"type":"drawn","outcome":{"values":[4],"type":"dice_rolled"},"purpose":"dice/0","number":4}','request-9',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',53,'{"type":"move","seat":0,"action":{"value":4,"dog":"Jolene","type":"place_die"}}','request-10',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',54,'{"type":"move","seat":1,"action":{"trick":"Run","type":"do_trick"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',55,'{"type":"drawn","outcome":{"values":[3,3,5],"type":"dice_rolled"},"purpose":"dice/1","number":7}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',56,'{"type":"move","seat":1,"action":{"value":5,"dog":"Rupert","type":"place_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',57,'{"type":"move","seat":1,"action":{"value":3,"type":"bury_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',58,'{"type":"move","seat":1,"action":{"value":3,"type":"bury_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',59,'{"type":"move","seat":1,"action":{"type":"do_more"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',60,'{"type":"drawn","outcome":{"values":[6],"type":"dice_rolled"},"purpose":"dice/1","number":8}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',61,'{"type":"move","seat":1,"action":{"value":6,"dog":"Rupert","type":"place_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',62,'{"type":"move","seat":1,"action":{"type":"stop"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',63,'{"type":"move","seat":0,"action":{"trick":"Walk","type":"do_trick"}}','request-11',1795000000000);
INSERT INTO "event" VALUES('86d2c96e760e819b85c924',64,'{"type":"drawn","outcome":{"values":[3,4],"type":"dice_rolled"},"purpose":"dice/0","number":5}','request-11',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',1,'{"type":"begun"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',2,'{"type":"move","seat":1,"action":{"colour":"yellow","groups":[1,0,0,0,0],"type":"place_spots"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',3,'{"type":"move","seat":0,"action":{"colour":"white","groups":[1,0,0,0,0],"type":"place_spots"}}','request-0',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',4,'{"type":"drawn","outcome":{"faces":[["white",6],["yellow",5],["orange",6],["green",1],["blue",6],["pink",3]],"type":"dice_rolled"},"purpose":"dice/0","number":0}','request-0',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',5,'{"type":"move","seat":0,"action":{"colour":"green","type":"pick_die"}}','request-1',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',6,'{"type":"move","seat":0,"action":{"colour":"pink","type":"pick_die"}}','request-2',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',7,'{"type":"move","seat":1,"action":{"colour":"yellow","type":"pick_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',8,'{"type":"move","seat":1,"action":{"colour":"white","type":"pick_die"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',9,'{"type":"move","seat":0,"action":{"colour":"orange","type":"pick_die"}}','request-3',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',10,'{"type":"move","seat":1,"action":{"colour":"yellow","type":"walk_meadow"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',11,'{"type":"move","seat":1,"action":{"field":"a1","type":"cross_field"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',12,'{"type":"move","seat":1,"action":{"field":"b1","type":"cross_field"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',13,'{"type":"move","seat":1,"action":{"field":"c1","type":"cross_field"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',14,'{"type":"move","seat":1,"action":{"colour":"white","type":"assign_magnifier"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',15,'{"type":"move","seat":1,"action":{"field":"d1","type":"cross_field"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',16,'{"type":"move","seat":1,"action":{"colour":"yellow","type":"assign_magnifier"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',17,'{"type":"move","seat":1,"action":{"field":"d2","type":"cross_field"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',18,'{"type":"move","seat":1,"action":{"colour":"white","type":"use_clover"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',19,'{"type":"move","seat":1,"action":{"field":"d3","type":"cross_field"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',20,'{"type":"move","seat":1,"action":{"field":"e3","type":"cross_field"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',21,'{"type":"move","seat":1,"action":{"colour":"orange","type":"assign_magnifier"},"by":"greedy"}',NULL,1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',22,'{"type":"move","seat":0,"action":{"colour":"orange","type":"use_clover"}}','request-4',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',23,'{"type":"move","seat":0,"action":{"field":"a1","type":"cross_field"}}','request-5',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',24,'{"type":"move","seat":0,"action":{"field":"b1","type":"cross_field"}}','request-6',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',25,'{"type":"move","seat":0,"action":{"colour":"green","type":"walk_meadow"}}','request-7',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',26,'{"type":"move","seat":0,"action":{"field":"c1","type":"cross_field"}}','request-8',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',27,'{"type":"move","seat":0,"action":{"colour":"white","type":"assign_magnifier"}}','request-9',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',28,'{"type":"move","seat":0,"action":{"colour":"pink","type":"walk_meadow"}}','request-10',1795000000000);
INSERT INTO "event" VALUES('a242fdf11f8f2b1a39f3c3',29,'{"type":"move","seat":0,"action":{"field":"d1","type":"cross_field"}}','request-11',1795000000000);
CREATE TABLE "game_table" (
	id VARCHAR(32) NOT NULL, 
	host_id VARCHAR(32), 
	game VARCHAR(16) NOT NULL, 
	config JSON NOT NULL, 
	rules_version INTEGER NOT NULL, 
	content_hash VARCHAR(64) NOT NULL, 
	pack VARCHAR(64), 
	status VARCHAR(16) NOT NULL, 
	to_act JSON NOT NULL, 
	created_ms BIGINT NOT NULL, 
	changed_ms BIGINT NOT NULL, 
	terms JSON NOT NULL, 
	seed VARCHAR(64), 
	imported BOOLEAN NOT NULL, 
	rematch VARCHAR(32), 
	public BOOLEAN NOT NULL, 
	deadlines JSON NOT NULL, 
	due_ms BIGINT, 
	CONSTRAINT pk_game_table PRIMARY KEY (id), 
	CONSTRAINT fk_game_table_host_id FOREIGN KEY(host_id) REFERENCES guest (id)
);
INSERT INTO "game_table" VALUES('86d2c96e760e819b85c924','a3d811736110e5781bccce','spots','{"seats": 2, "tiles": ["Howl", "Walk", "Run", "Roll Over", "Fetch", "Beg"], "off_leash": false, "d0g_treats": 1}',1,'c77b6f169ce69a1d',NULL,'playing','[0]',1795000000000,1795000000000,'{"public": false, "pace": "live", "seconds": null, "undo": true, "odds": true}','16c6e9c92d99bf358c2e0718822ce47ca8c74107e66cb0e4b2b3f4d58d82ca63',0,NULL,0,'{}',NULL);
INSERT INTO "game_table" VALUES('a242fdf11f8f2b1a39f3c3','a3d811736110e5781bccce','spotted','{"seats": 2, "sheet": "clover-meadow"}',1,'b1fd0f913af63f0c',NULL,'playing','[0]',1795000000000,1795000000000,'{"public": false, "pace": "live", "seconds": null, "undo": true, "odds": true}','a6058a00581a22b22de50472433d2e44fed8b6b8357e44cd3129903ac1d45597',0,NULL,0,'{}',NULL);
INSERT INTO "game_table" VALUES('cf999661f967bdafdf0e73','a3d811736110e5781bccce','spots','{"seats": 2, "tiles": ["Howl", "Walk", "Run", "Roll Over", "Fetch", "Beg"], "off_leash": false, "d0g_treats": 1}',1,'c77b6f169ce69a1d',NULL,'waiting','[]',1795000000000,1795000000000,'{"public": false, "pace": "live", "seconds": null, "undo": true, "odds": true}','dcbed407e3e6b605b99e8306dda748a61e029a8a3f415b024a146cf0d98a98e1',0,NULL,0,'{}',NULL);
CREATE TABLE "guest" (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created_ms BIGINT NOT NULL, 
	seen_ms BIGINT NOT NULL, 
	CONSTRAINT pk_guest PRIMARY KEY (id)
);
INSERT INTO "guest" VALUES('a3d811736110e5781bccce','Kim',1795000000000,1795000000000);
CREATE TABLE guest_key (
	key_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	created_ms BIGINT NOT NULL, 
	CONSTRAINT pk_guest_key PRIMARY KEY (key_hash), 
	CONSTRAINT fk_guest_key_guest_id FOREIGN KEY(guest_id) REFERENCES guest (id)
);
INSERT INTO "guest_key" VALUES('c5de7516ff628c0c788849b5d5706f3fbe85d486620b46014e2bdff8130ed143','a3d811736110e5781bccce',1795000000000);
CREATE TABLE identity_link (
	code_hash VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	used_ms BIGINT, 
	CONSTRAINT pk_identity_link PRIMARY KEY (code_hash), 
	CONSTRAINT fk_identity_link_guest_id FOREIGN KEY(guest_id) REFERENCES guest (id)
);
CREATE TABLE push_subscription (
	id VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(32) NOT NULL, 
	address TEXT NOT NULL, 
	p256dh VARCHAR(87) NOT NULL, 
	auth VARCHAR(22) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	called_ms BIGINT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	CONSTRAINT pk_push_subscription PRIMARY KEY (id), 
	CONSTRAINT fk_push_subscription_guest_id FOREIGN KEY(guest_id) REFERENCES guest (id)
);
CREATE TABLE "report" (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	CONSTRAINT pk_report PRIMARY KEY (id), 
	CONSTRAINT fk_report_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE TABLE "seat" (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	bot VARCHAR(32), 
	guest_id VARCHAR(32), 
	name VARCHAR(64), 
	reserved_id VARCHAR(32), 
	entropy VARCHAR(64), 
	CONSTRAINT pk_seat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id), 
	CONSTRAINT fk_seat_guest_id FOREIGN KEY(guest_id) REFERENCES guest (id), 
	CONSTRAINT fk_seat_reserved_id FOREIGN KEY(reserved_id) REFERENCES guest (id)
);
INSERT INTO "seat" VALUES('86d2c96e760e819b85c924',0,NULL,'a3d811736110e5781bccce',NULL,NULL,NULL);
INSERT INTO "seat" VALUES('86d2c96e760e819b85c924',1,'greedy',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('a242fdf11f8f2b1a39f3c3',0,NULL,'a3d811736110e5781bccce',NULL,NULL,NULL);
INSERT INTO "seat" VALUES('a242fdf11f8f2b1a39f3c3',1,'greedy',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('cf999661f967bdafdf0e73',0,NULL,'a3d811736110e5781bccce',NULL,NULL,NULL);
INSERT INTO "seat" VALUES('cf999661f967bdafdf0e73',1,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE secret (
	name VARCHAR(16) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_secret PRIMARY KEY (name)
);
CREATE TABLE spare_key (
	guest_id VARCHAR(32) NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	created_ms BIGINT NOT NULL, 
	CONSTRAINT pk_spare_key PRIMARY KEY (guest_id), 
	CONSTRAINT fk_spare_key_guest_id FOREIGN KEY(guest_id) REFERENCES guest (id), 
	CONSTRAINT uq_spare_key_key_hash UNIQUE (key_hash)
);
CREATE INDEX ix_guest_key_guest_id ON guest_key (guest_id);
CREATE INDEX ix_identity_link_guest_id ON identity_link (guest_id);
CREATE INDEX ix_game_table_host_id ON game_table (host_id);
CREATE INDEX ix_game_table_due_ms ON game_table (due_ms);
CREATE INDEX ix_game_table_status_public ON game_table (status, public);
CREATE INDEX ix_seat_guest_id ON seat (guest_id);
CREATE INDEX ix_report_table_id ON report (table_id);
CREATE INDEX ix_report_created_ms ON report (created_ms);
CREATE INDEX ix_guest_seen_ms ON guest (seen_ms);
CREATE INDEX ix_game_table_rematch ON game_table (rematch);
CREATE INDEX ix_game_table_imported_status_changed_ms ON game_table (imported, status, changed_ms);
CREATE INDEX ix_push_subscription_guest_id ON push_subscription (guest_id);
COMMIT;
