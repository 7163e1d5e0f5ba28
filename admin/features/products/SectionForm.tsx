import { useTranslation } from 'react-i18next'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'

type SectionFormProps = {
	act: string
	/** Their texts are the keys `edit.<name>`. */
	fields: FieldSpec[]
	/** What is saved. */
	saved: Record<string, string>
	/** Stands for what is saved, so that a stale save is seen. */
	shown: string
	rejected: RejectedForm | undefined
}

/** A section of a product's page: a form of its own. */
export function SectionForm({ act, fields, saved, shown, rejected }: SectionFormProps) {
	const { t } = useTranslation('products')
	const mine = rejected?.values.act === act ? rejected : undefined
	return (
		<Panel id={`section-${act}`} title={t(`edit.section.${act}`)}>
			<PostForm className="grid gap-4">
				<FormErrors rejected={mine} ns="products" />
				<input type="hidden" name="shown" value={shown} />
				<FormFields
					namespace="products"
					group="edit"
					fields={fields}
					saved={saved}
					rejected={mine}
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
