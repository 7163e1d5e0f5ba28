-- Contraction: needs 0118. No code names the narrower keys that end here: it finds rows by them, and still can.
-- The new keys are the indexes of 0123.
alter table "audit_finding" drop constraint "audit_finding_account_fk";
--> statement-breakpoint
alter table "account" drop constraint "account_pkey";
--> statement-breakpoint
alter table "account" add constraint "account_pk" primary key using index "account_pk";
--> statement-breakpoint
alter table "audit_finding" add constraint "audit_finding_account_fk" foreign key ("company_id", "account_id") references "account" ("company_id", "id");
--> statement-breakpoint
alter table "audit_finding" drop constraint "audit_finding_pkey";
--> statement-breakpoint
alter table "audit_finding" add constraint "audit_finding_pk" primary key using index "audit_finding_pk";
--> statement-breakpoint
alter table "customer_note" drop constraint "customer_note_pkey";
--> statement-breakpoint
alter table "customer_note" add constraint "customer_note_pk" primary key using index "customer_note_pk";
--> statement-breakpoint
alter table "outbox" drop constraint "outbox_pkey";
--> statement-breakpoint
alter table "outbox" add constraint "outbox_pk" primary key using index "outbox_pk";
--> statement-breakpoint
alter table "price_change" drop constraint "price_change_pkey";
--> statement-breakpoint
alter table "price_change" add constraint "price_change_pk" primary key using index "price_change_pk";
--> statement-breakpoint
alter table "staff_invitation" drop constraint "staff_invitation_pkey";
--> statement-breakpoint
alter table "staff_invitation" add constraint "staff_invitation_pk" primary key using index "staff_invitation_pk";
--> statement-breakpoint
alter table "stock_move" drop constraint "stock_move_pkey";
--> statement-breakpoint
alter table "stock_move" add constraint "stock_move_pk" primary key using index "stock_move_pk";
--> statement-breakpoint
alter table "transfer" drop constraint "transfer_pkey";
--> statement-breakpoint
alter table "transfer" add constraint "transfer_pk" primary key using index "transfer_pk";
--> statement-breakpoint
alter table "unsummed_day" drop constraint "unsummed_day_pkey";
--> statement-breakpoint
alter table "unsummed_day" add constraint "unsummed_day_pk" primary key using index "unsummed_day_pk";
--> statement-breakpoint
alter table "orders" drop constraint "orders_number";
--> statement-breakpoint
alter table "orders" add constraint "orders_number" unique using index "orders_number_of_company";
--> statement-breakpoint
alter table "returns" drop constraint "returns_number";
--> statement-breakpoint
alter table "returns" add constraint "returns_number" unique using index "returns_number_of_company";
--> statement-breakpoint
alter table "contact_message" drop constraint "contact_message_number";
--> statement-breakpoint
alter table "contact_message" add constraint "contact_message_number" unique using index "contact_message_number_of_company";
--> statement-breakpoint
alter table "transfer" drop constraint "transfer_reversed_once";
--> statement-breakpoint
alter table "transfer" add constraint "transfer_reversed_once" unique using index "transfer_reversed_once_of_company";
--> statement-breakpoint
drop index "stock_move_once_per_order";
--> statement-breakpoint
alter index "stock_move_once_per_order_of_company" rename to "stock_move_once_per_order";
--> statement-breakpoint
alter table "media" drop constraint "media_id_unique";
