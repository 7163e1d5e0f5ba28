-- A picture that is deleted is forgotten by every storefront, after its row: none fetches it again in between.
CREATE TRIGGER "media_page_delete" AFTER DELETE ON "media" REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_page_changes"();
--> statement-breakpoint
CREATE INDEX "review_picture_of_media" ON "review_picture" USING btree ("company_id","media_id");
