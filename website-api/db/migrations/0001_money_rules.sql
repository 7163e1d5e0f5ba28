-- What the tables alone cannot say. Written by hand; only ever added to by a new migration.

-- The thirteen status changes of an order, and who may make them.
INSERT INTO "allowed_transition" ("from_status", "to_status") VALUES
	('PENDING', 'PAYMENT_CONFIRMED'),
	('PENDING', 'EXPIRED'),
	('PENDING', 'CANCEL'),
	('PAYMENT_CONFIRMED', 'PROCESSING'),
	('PAYMENT_CONFIRMED', 'CANCEL'),
	('PROCESSING', 'SHIPPING'),
	('PROCESSING', 'DELIVERED'),
	('PROCESSING', 'CHANGE_PROCESSING'),
	('PROCESSING', 'CANCEL'),
	('CHANGE_PROCESSING', 'PROCESSING'),
	('CHANGE_PROCESSING', 'CANCEL'),
	('SHIPPING', 'DELIVERED'),
	('DELIVERED', 'COMPLETED');
--> statement-breakpoint
INSERT INTO "transition_actor" ("from_status", "to_status", "actor") VALUES
	('PENDING', 'PAYMENT_CONFIRMED', 'staff'),
	('PENDING', 'PAYMENT_CONFIRMED', 'payment'),
	('PENDING', 'EXPIRED', 'timer'),
	('PENDING', 'CANCEL', 'customer'),
	('PENDING', 'CANCEL', 'staff'),
	('PAYMENT_CONFIRMED', 'PROCESSING', 'staff'),
	('PAYMENT_CONFIRMED', 'PROCESSING', 'system'),
	('PAYMENT_CONFIRMED', 'CANCEL', 'customer'),
	('PAYMENT_CONFIRMED', 'CANCEL', 'staff'),
	('PROCESSING', 'SHIPPING', 'staff'),
	('PROCESSING', 'DELIVERED', 'system'),
	('PROCESSING', 'CHANGE_PROCESSING', 'staff'),
	('PROCESSING', 'CANCEL', 'staff'),
	('CHANGE_PROCESSING', 'PROCESSING', 'customer'),
	('CHANGE_PROCESSING', 'CANCEL', 'customer'),
	('CHANGE_PROCESSING', 'CANCEL', 'timer'),
	('SHIPPING', 'DELIVERED', 'courier'),
	('SHIPPING', 'DELIVERED', 'staff'),
	('SHIPPING', 'DELIVERED', 'customer'),
	('DELIVERED', 'COMPLETED', 'customer'),
	('DELIVERED', 'COMPLETED', 'staff'),
	('DELIVERED', 'COMPLETED', 'timer');
--> statement-breakpoint
-- Rows that are history: whoever connects, they are never altered. A mistake is put right by a further row.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
		USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "transfer_is_history" BEFORE UPDATE OR DELETE ON "transfer"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "stock_move_is_history" BEFORE UPDATE OR DELETE ON "stock_move"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "order_event_is_history" BEFORE UPDATE OR DELETE ON "order_event"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "payment_is_history" BEFORE UPDATE OR DELETE ON "payment"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "withdrawal_end_is_history" BEFORE UPDATE OR DELETE ON "withdrawal_end"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A status and its version move together, and every move is written down. order_event's foreign key to
-- transition_actor then refuses what is not allowed, so no code path can make an illegal change.
CREATE FUNCTION guard_order_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.version <> OLD.version + (CASE WHEN NEW.status = OLD.status THEN 0 ELSE 1 END) THEN
		RAISE EXCEPTION 'the version of an order counts its status changes'
			USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION record_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO order_event (company_id, order_id, version, from_status, to_status, actor)
			VALUES (NEW.company_id, NEW.id, NEW.version, NULL, NEW.status, NEW.moved_by);
	ELSIF NEW.status <> OLD.status THEN
		INSERT INTO order_event (company_id, order_id, version, from_status, to_status, actor)
			VALUES (NEW.company_id, NEW.id, NEW.version, OLD.status, NEW.status, NEW.moved_by);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_version_guard" BEFORE UPDATE ON "orders"
	FOR EACH ROW EXECUTE FUNCTION guard_order_version();
--> statement-breakpoint
CREATE TRIGGER "orders_history" AFTER INSERT OR UPDATE ON "orders"
	FOR EACH ROW EXECUTE FUNCTION record_order_event();
