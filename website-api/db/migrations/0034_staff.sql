-- Staff accounts with their sessions, roles and invitations; changes and orders name the staff member who asked.
CREATE TABLE "staff_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text DEFAULT 'id' NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"totp_secret" text,
	"totp_since" timestamp (3) with time zone,
	"totp_step" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_account_password_form" CHECK ("staff_account"."password_hash" like '$argon2id$%'),
	CONSTRAINT "staff_account_locale_known" CHECK ("staff_account"."locale" in ('id', 'en')),
	CONSTRAINT "staff_account_totp_secret" CHECK ("staff_account"."totp_since" is null or "staff_account"."totp_secret" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_account_email" ON "staff_account" USING btree (lower("email"));
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"account_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "staff_recovery_code_pk" PRIMARY KEY("account_id","digest"),
	CONSTRAINT "staff_recovery_code_account_fk" FOREIGN KEY ("account_id") REFERENCES "staff_account"("id")
);
--> statement-breakpoint
CREATE TABLE "staff_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "staff_link_account_fk" FOREIGN KEY ("account_id") REFERENCES "staff_account"("id"),
	CONSTRAINT "staff_link_purpose_known" CHECK ("staff_link"."purpose" in ('PASSWORD_RESET', 'SECOND_FACTOR'))
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "staff_session_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_session_account_fk" FOREIGN KEY ("account_id") REFERENCES "staff_account"("id"),
	CONSTRAINT "staff_session_device_short" CHECK (char_length("staff_session"."device") <= 50),
	CONSTRAINT "staff_session_address_short" CHECK (char_length("staff_session"."address") <= 100)
);
--> statement-breakpoint
CREATE INDEX "staff_session_of_account" ON "staff_session" USING btree ("account_id");
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"company_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_member_pk" PRIMARY KEY("company_id","account_id"),
	CONSTRAINT "staff_member_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "staff_member_account_fk" FOREIGN KEY ("account_id") REFERENCES "staff_account"("id"),
	CONSTRAINT "staff_member_role_known" CHECK ("staff_member"."role" in ('owner', 'manager', 'warehouse', 'finance', 'content'))
);
--> statement-breakpoint
CREATE INDEX "staff_member_of_account" ON "staff_member" USING btree ("account_id");
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "staff_invitation_company_fk" FOREIGN KEY ("company_id") REFERENCES "company"("id"),
	CONSTRAINT "staff_invitation_role_known" CHECK ("staff_invitation"."role" in ('owner', 'manager', 'warehouse', 'finance', 'content'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_open" ON "staff_invitation" USING btree ("company_id",lower("email")) WHERE "accepted_at" is null and "revoked_at" is null;
--> statement-breakpoint
-- Attempts of staff to sign in belong to no company: they count under company 0.
ALTER TABLE "attempt_count" DROP CONSTRAINT "attempt_count_company_id_company_id_fk";
--> statement-breakpoint
ALTER TABLE "operator_event" ALTER COLUMN "key_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "operator_event" ADD COLUMN "staff_id" uuid;
--> statement-breakpoint
ALTER TABLE "operator_event" ADD COLUMN "address" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "operator_event" ADD CONSTRAINT "operator_event_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id");
--> statement-breakpoint
ALTER TABLE "operator_event" ADD CONSTRAINT "operator_event_of_somebody" CHECK (("operator_event"."key_id" is null) <> ("operator_event"."staff_id" is null));
--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "staff_id" uuid;
--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "staff_account"("id");
--> statement-breakpoint
-- As before, with the staff member that the transaction names in the setting etalase.staff.
CREATE OR REPLACE FUNCTION record_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' OR NEW.status <> OLD.status THEN
		INSERT INTO order_event (company_id, order_id, version, from_status, to_status, actor, operator_key_id, staff_id)
			VALUES (NEW.company_id, NEW.id, NEW.version, CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END,
				NEW.status, NEW.moved_by, NULLIF(current_setting('etalase.operator_key', true), '')::uuid,
				NULLIF(current_setting('etalase.staff', true), '')::uuid);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER TABLE "audit_finding" ADD COLUMN "released_by_staff" uuid;
--> statement-breakpoint
ALTER TABLE "audit_finding" ADD CONSTRAINT "audit_finding_released_by_staff_fk" FOREIGN KEY ("released_by_staff") REFERENCES "staff_account"("id");
--> statement-breakpoint
ALTER TABLE "audit_finding" DROP CONSTRAINT "audit_finding_released_by_somebody";
--> statement-breakpoint
ALTER TABLE "audit_finding" ADD CONSTRAINT "audit_finding_released_by_somebody" CHECK ("audit_finding"."stops" = 'NOTHING' or "audit_finding"."released_at" is null or (("audit_finding"."released_by" is not null or "audit_finding"."released_by_staff" is not null) and "audit_finding"."release_reason" is not null));
