-- Findings of the audit are kept: whoever connects, they are never deleted, and changed only by their release, once.
CREATE FUNCTION "guard_audit_finding"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "before" "audit_finding" := OLD;
BEGIN
	IF OLD."released_at" IS NULL AND NEW."released_at" IS NOT NULL THEN
		"before"."released_at" := NEW."released_at";
		"before"."released_by" := NEW."released_by";
		"before"."released_by_staff" := NEW."released_by_staff";
		"before"."release_reason" := NEW."release_reason";
	END IF;
	IF NEW IS DISTINCT FROM "before" THEN
		RAISE EXCEPTION 'findings of the audit are only released'
			USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_finding_is_released" BEFORE UPDATE ON "audit_finding" FOR EACH ROW
	EXECUTE FUNCTION "guard_audit_finding"();
--> statement-breakpoint
CREATE TRIGGER "audit_finding_is_history" BEFORE DELETE ON "audit_finding" FOR EACH ROW
	EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_finding_is_kept" BEFORE TRUNCATE ON "audit_finding"
	EXECUTE FUNCTION "refuse_change"();
