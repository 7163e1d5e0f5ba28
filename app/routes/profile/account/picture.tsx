import { PICTURE_TYPES } from '#contract/file-types.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction, Form } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import { changePicture, getProfile } from '#contract/account.ts'
import { multipartOf } from '#contract/endpoint-call.ts'
import { ApiError } from '#app/api/failures.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { pictureForm } from '#app/features/account/picture.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { readUploadForm } from '#app/http/upload-form.server.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { PersonPicture } from '#app/features/account/PersonPicture.tsx'
import { refuseFailed, refuse } from '../refuse.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

export const handle = { i18n: ['account', 'profile'] }

export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { pictureId, name } = await orRespond(context.call(getProfile, {}))
	return {
		pictureId,
		name,
		title: translator(context.locale)('account:picture.title'),
		formToken: context.formToken(),
	}
}

/** Uploads a picture; the website API validates and re-encodes it. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	// Read with higher limits, so that the page can refuse the file itself.
	const read = { files: 20, fileSize: 3 * maxFileBytes, total: 3 * maxFileBytes }
	const submission = parseWithZod(await readUploadForm(request, read), { schema: pictureForm })
	if (submission.status !== 'success') return refuse(submission)
	try {
		const form = multipartOf(changePicture, {}, [submission.value.picture])
		await context.call(changePicture, { form })
	} catch (error) {
		if (error instanceof ApiError && error.failure === 'too-large') {
			return refuse(submission, 413, { fieldErrors: { picture: ['account:picture.big'] } })
		}
		return refuseFailed(error, submission, texts)
	}
	context.flash({ type: 'success', key: 'account:said.picture' })
	return goTo(context.locale, paths.profile.edit)
}

const texts = { fields: { picture: 'account:picture.unreadable' } }

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Uploads or removes the profile picture. */
export default function Picture() {
	const { title, formToken, pictureId, name } = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
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
					accept={PICTURE_TYPES}
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
