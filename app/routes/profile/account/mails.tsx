import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction, Form } from '@remix-run/react'
import { changeMailPreference, getMailPreference, MAIL_KINDS } from '#contract/notification.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

export const handle = { i18n: ['notifications', 'profile'] }

/** Which mails the customer wants. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { off } = await orRespond(context.call(getMailPreference, {}))
	return {
		title: translator(context.locale)('notifications:mails.title'),
		kinds: MAIL_KINDS,
		off,
		formToken: context.formToken(),
	}
}

export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const enabled = (await request.formData()).getAll('kind')
	const off = MAIL_KINDS.filter((kind) => !enabled.includes(kind))
	await orRespond(context.call(changeMailPreference, { body: { off } }))
	context.flash({ type: 'success', key: 'notifications:said.mails' })
	return goTo(context.locale, paths.profile.notifications)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Which mails the customer wants; those that an order or the law needs can't be switched off. */
export default function Mails() {
	const { title, kinds, off, formToken } = useLoaderData<typeof loader>()
	const { t } = useTranslation('notifications')
	const path = usePath()
	const sending = useSending()
	return (
		<>
			<PageHeader title={title}>{t('mails.lead')}</PageHeader>
			<Form method="post" action={path(paths.profile.mails)} className="grid max-w-168 gap-4">
				<input type="hidden" name="formToken" value={formToken} />
				<fieldset>
					<legend className="sr-only">{t('mails.title')}</legend>
					{kinds.map((kind) => (
						<CheckboxField
							key={kind}
							id={kind}
							name="kind"
							value={kind}
							label={t(`mails.${kind}`)}
							defaultChecked={!off.includes(kind)}
						/>
					))}
				</fieldset>
				<MutedText>{t('mails.always')}</MutedText>
				<div>
					<Button variant="primary" size="large" pending={sending}>
						{t('mails.save')}
					</Button>
				</div>
			</Form>
		</>
	)
}
