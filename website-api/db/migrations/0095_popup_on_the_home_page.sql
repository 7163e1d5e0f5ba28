-- The popup stands on the home page, or where the shop chooses so on the first page of a visit, whichever it is.
ALTER TABLE "popup_banner" ADD COLUMN "on_all_pages" boolean DEFAULT false NOT NULL;
