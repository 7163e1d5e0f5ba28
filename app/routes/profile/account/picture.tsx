import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { changePicture, getProfile } from '#contract/account.ts'
import { multipartOf } from '#contract/endpoint.ts'
import { ApiError } from '#app/api/failures.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { pictureForm } from '#app/features/account/picture.form.ts'
import { PictureScreen } from '#app/features/account/PictureScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { readUploadForm } from '#app/http/upload-form.server.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { refuseFailed, refuse } from '../refuse.server.ts'

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

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Picture() {
	return (
		<PictureScreen {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
	)
}
