-- An archived product whose page stays, as out of stock.
ALTER TABLE "product" ADD COLUMN "keeps_page" boolean DEFAULT false NOT NULL;
