import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { EditedCategory } from '#contract/edited-category.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { fieldsSavedMeanwhile } from '#admin/http/saved-meanwhile.ts'

type CategoryFormProps = {
	/** Null to add a new category. */
	edited: EditedCategory | null
	parents: { value: string; label: string }[]
	rejected: RejectedForm | undefined
}

export const categoryFormId = 'category'

/** The form of a category: names and parent; of an existing one also its address. */
export function CategoryForm({ edited, parents, rejected }: CategoryFormProps) {
	const { t } = useTranslation('products')
	const english = edited && edited.nameEn !== edited.nameId ? edited.nameEn : ''
	const field = fieldsSavedMeanwhile(rejected, t)
	return (
		<PostForm id={categoryFormId} className="grid gap-4">
			<FormErrors rejected={rejected} ns="products" />
			{edited ? (
				<>
					<input type="hidden" name="id" value={edited.id} />
					<input type="hidden" name="version" value={edited.version} />
				</>
			) : null}
			<TextField
				{...field('nameId', edited?.nameId ?? '')}
				label={t('edit.nameId')}
				maxLength={100}
				required
			/>
			<TextField
				{...field('nameEn', english)}
				label={t('edit.nameEn')}
				optional={t('common:form.optional')}
				maxLength={100}
			/>
			{edited ? (
				<TextField
					{...field('slug', edited.slug)}
					label={t('edit.slug')}
					help={t('edit.slugHelp')}
					maxLength={100}
					required
				/>
			) : null}
			<SelectField
				{...field('parent', String(edited?.parent ?? ''))}
				label={t('categories.parent')}
				options={parents.filter(({ value }) => value !== String(edited?.id))}
				placeholder={t('categories.top')}
			/>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value={edited ? 'save' : 'add'}>
					{t(edited ? 'edit.save' : 'categories.submit')}
				</Button>
				{edited ? (
					<ButtonLink href="/products/categories">{t('categories.cancel')}</ButtonLink>
				) : null}
			</div>
		</PostForm>
	)
}
