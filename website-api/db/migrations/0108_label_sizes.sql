-- The size that a member of staff prints labels in.
ALTER TABLE "staff_member"
	ADD COLUMN "label_size" text DEFAULT '100X150' NOT NULL,
	ADD CONSTRAINT "staff_member_label_size_known" CHECK ("label_size" IN ('100X150', '80MM', 'A4'));
