import { useTranslation } from 'react-i18next'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'

type SectionFormProps = {
	act: string
	/** Their text keys are `edit.<name>`. */
	fields: FieldSpec[]
	/** Saved values. */
	saved: Record<string, string>
	/** Digest of what is saved, to detect conflicts. */
	shown: string
	rejected: RejectedForm | undefined
}

/** A section of a product's page with its own form. */
export function SectionForm({ act, fields, saved, shown, rejected }: SectionFormProps) {
	const { t } = useTranslation('products')
	const ownRejected = rejected?.values.act === act ? rejected : undefined
	return (
		<Panel id={`section-${act}`} title={t(`edit.section.${act}`)}>
			<PostForm className="grid gap-4">
				<FormErrors rejected={ownRejected} ns="products" />
				<input type="hidden" name="shown" value={shown} />
				<FormFields
					namespace="products"
					group="edit"
					fields={fields}
					saved={saved}
					rejected={ownRejected}
				/>
				<div>
					<Button variant="primary" name="act" value={act}>
						{t('edit.save')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}
