import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export const redirectFormId = 'redirect'

/** The form that adds a redirect. */
export function RedirectForm({ rejected }: { rejected: RejectedForm | undefined }) {
	const { t } = useTranslation('content')
	const errorsOf = fieldErrors(rejected, t)
	const field = (name: 'path' | 'target') => ({
		id: name,
		name,
		errors: errorsOf(name),
		label: t(`redirect.${name}`),
		help: t(`redirect.${name}Help`),
		autoComplete: 'off',
		defaultValue: rejected?.values[name] ?? '',
		required: true,
	})
	return (
		<PostForm id={redirectFormId} className="grid gap-4">
			<FormErrors rejected={rejected} ns="content" />
			<TextField {...field('path')} maxLength={300} />
			<TextField {...field('target')} maxLength={500} />
			<CheckboxField
				id="foreign"
				name="foreign"
				value="1"
				label={t('redirect.foreign')}
				defaultChecked={rejected?.values.foreign === '1'}
			/>
			<div>
				<Button variant="primary" name="act" value="add">
					{t('redirect.submit')}
				</Button>
			</div>
		</PostForm>
	)
}
