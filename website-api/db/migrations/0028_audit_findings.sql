-- What the scheduled audit found, the payouts it stops, and when it ran last.

CREATE TABLE "audit_finding" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"oracle" text NOT NULL,
	"about" text NOT NULL,
	"account_id" bigint,
	"stops" text NOT NULL,
	"found" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	"released_by" uuid,
	"release_reason" text,
	CONSTRAINT "audit_finding_stops_known" CHECK ("audit_finding"."stops" in ('ACCOUNT', 'COMPANY', 'NOTHING')),
	CONSTRAINT "audit_finding_stops_account" CHECK (("audit_finding"."stops" = 'ACCOUNT') = ("audit_finding"."account_id" is not null)),
	CONSTRAINT "audit_finding_released_by_somebody" CHECK ("audit_finding"."stops" = 'NOTHING' or "audit_finding"."released_at" is null or ("audit_finding"."released_by" is not null and "audit_finding"."release_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "audit_finding" ADD CONSTRAINT "audit_finding_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id");
--> statement-breakpoint
ALTER TABLE "audit_finding" ADD CONSTRAINT "audit_finding_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id");
--> statement-breakpoint
ALTER TABLE "audit_finding" ADD CONSTRAINT "audit_finding_released_by_fk" FOREIGN KEY ("released_by") REFERENCES "operator_key"("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_finding_open" ON "audit_finding" USING btree ("company_id","oracle","about") WHERE "audit_finding"."released_at" is null;
--> statement-breakpoint
CREATE TABLE "audit_run" (
	"kind" text PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"last_transfer_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "audit_run_kind_known" CHECK ("audit_run"."kind" in ('RECENT', 'FULL'))
);
--> statement-breakpoint
INSERT INTO "audit_run" ("kind") VALUES ('RECENT'), ('FULL');
