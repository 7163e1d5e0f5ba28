import type { pictureForm } from './picture.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { PersonPicture } from './PersonPicture.tsx'
import { pictureTypes } from './picture.form.ts'

type PictureScreenProps = {
	title: string
	formToken: string
	pictureId: string | null
	name: string
	result: SubmissionResult<string[]> | undefined
}

/** Uploads or removes the profile picture. */
export function PictureScreen({ title, formToken, pictureId, name, result }: PictureScreenProps) {
	const { t } = useTranslation(['account', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof pictureForm>>({ id: 'own', lastResult: result })
	const errors = summaryErrors(form, t)
	return (
		<div className="flex flex-col gap-4 max-w-144">
			<PageHeader title={title}>{t('picture.lead')}</PageHeader>
			<PersonPicture pictureId={pictureId} alt={t('picture.of', { name })} />
			<FieldForm
				form={form}
				action={path(paths.profile.picture)}
				formToken={formToken}
				summary={t('profile:form.summary', { count: errors.length })}
				errors={errors}
				encType="multipart/form-data"
			>
				<FileField
					{...fieldProps(fields.picture, t)}
					label={t('picture.label')}
					help={t('picture.help')}
					accept={pictureTypes.join(',')}
					limit={{ bytes: maxFileBytes, error: t('picture.big') }}
				/>
				<Button variant="primary" size="large" pending={sending}>
					{t('picture.save')}
				</Button>
			</FieldForm>
			<div className="flex flex-wrap items-center gap-2">
				{pictureId === null ? null : (
					<Form method="post" action={path(paths.profile.pictureRemoval)}>
						<input type="hidden" name="formToken" value={formToken} />
						<Button variant="danger">{t('picture.remove')}</Button>
					</Form>
				)}
				<ButtonLink variant="quiet" href={path(paths.profile.edit)}>
					{t('picture.back')}
				</ButtonLink>
			</div>
		</div>
	)
}
