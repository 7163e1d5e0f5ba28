-- Orders by a link that look like the affiliate's own: their commission waits until the shop has looked at it.

CREATE TABLE "commission_review" (
	"company_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "commission_review_company_id_order_id_pk" PRIMARY KEY("company_id","order_id"),
	CONSTRAINT "commission_review_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "orders"("company_id","id"),
	CONSTRAINT "commission_review_reason_known" CHECK ("reason" in ('SIMILAR_ADDRESS')),
	CONSTRAINT "commission_review_decision_known" CHECK ("decision" in ('RELEASED', 'REFUSED')),
	CONSTRAINT "commission_review_decided_once" CHECK (("decision" is null) = ("decided_at" is null))
);
--> statement-breakpoint
CREATE INDEX "commission_review_open" ON "commission_review" USING btree ("company_id","at") WHERE "decision" is null;
