-- Pages of products say how long a parcel travels, so that a change of tariffs is a change of pages.
DO $$
DECLARE "event" text;
BEGIN
	FOREACH "event" IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON "tariff" REFERENCING %s TABLE AS "changed"
				FOR EACH STATEMENT EXECUTE FUNCTION "note_page_changes"()',
			'tariff_page_' || lower("event"), "event", CASE "event" WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END);
	END LOOP;
END $$;
