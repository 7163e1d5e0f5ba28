-- For the deletion of announcements that were delivered long ago.
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;
