import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction, Form } from '@remix-run/react'
import { listSessions } from '#contract/auth.ts'
import { browserNameOf, type BrowserName } from '#web/domain/browser.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export const handle = { i18n: ['account', 'profile'] }

/** The customer's open sessions. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { list } = await orRespond(context.call(listSessions, {}))
	const t = translator(context.locale)
	return {
		title: t('account:sessions.title'),
		formToken: context.formToken(),
		sessions: list.map(({ id, device, created, seen, isCurrent }) => ({
			id,
			isCurrent,
			device: deviceName(browserNameOf(device)),
			created: formatDateTime(created, context.locale),
			seen: formatDateTime(seen, context.locale),
		})),
	}

	function deviceName({ browser, system }: BrowserName) {
		if (browser !== null && system !== null) {
			return t('account:sessions.device', { browser, system })
		}
		return browser ?? system ?? t('account:sessions.unknown')
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** The customer's open sessions; all but the current one can be ended. */
export default function Sessions() {
	const { title, sessions, formToken } = useLoaderData<typeof loader>()
	const { t } = useTranslation('account')
	const path = usePath()
	return (
		<>
			<PageHeader title={title}>{t('sessions.lead')}</PageHeader>
			<ul className="flex flex-col gap-4">
				{sessions.map(({ id, device, created, seen, isCurrent }) => (
					<Card as="li" key={id} className="flex flex-wrap items-center justify-between gap-2">
						<div className="wrap-anywhere">
							<div className="flex flex-wrap items-center gap-2">
								<h2 className="text-16">{device}</h2>
								{isCurrent ? <Tag>{t('sessions.current')}</Tag> : null}
							</div>
							<MutedText>{t('sessions.seen', { date: seen })}</MutedText>
							<MutedText>{t('sessions.created', { date: created })}</MutedText>
						</div>
						{isCurrent ? null : (
							<Form method="post" action={path(paths.profile.sessionEnd(id))}>
								<input type="hidden" name="formToken" value={formToken} />
								<Button aria-label={t('sessions.endNamed', { device })}>{t('sessions.end')}</Button>
							</Form>
						)}
					</Card>
				))}
			</ul>
			<MutedText className="mt-6">
				{t('sessions.strange')}{' '}
				<TextLink href={path(paths.profile.password)}>{t('sessions.password')}</TextLink>
			</MutedText>
		</>
	)
}
