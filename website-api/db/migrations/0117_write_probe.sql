CREATE TABLE "write_probe" (
	"content" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
-- As orders run through functions: a server that has lost its language library refuses these rows, too.
CREATE FUNCTION "take_write_probe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "write_probe_taken" BEFORE INSERT ON "write_probe" FOR EACH ROW EXECUTE FUNCTION "take_write_probe"();
