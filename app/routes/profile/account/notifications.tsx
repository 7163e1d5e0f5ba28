import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction, Form } from '@remix-run/react'
import { listNotifications, markAllRead } from '#contract/notification.ts'
import { endWatch, listWatches } from '#contract/watch.ts'
import { notificationView } from '#app/features/notifications/notifications-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export const handle = { i18n: ['notifications', 'profile'] }

/** What happened to the customer's things, and what they wait for. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const [{ list, readAt }, watches] = await orRespond(
		Promise.all([context.call(listNotifications, {}), context.call(listWatches, {})]),
	)
	return {
		title: translator(context.locale)('notifications:title'),
		formToken: context.formToken(),
		items: list.map((one) => notificationView(one, readAt, context.locale)),
		watches: watches.list.map(({ id, kind, product, slug }) => ({ id, kind, product, slug })),
	}
}

/** Marks all as read, or ends a watch. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const form = await request.formData()
	const end = form.get('end')
	if (typeof end === 'string') await orRespond(context.call(endWatch, { id: end.slice(0, 40) }))
	else if (form.has('read')) await orRespond(context.call(markAllRead, {}))
	return goTo(context.locale, paths.profile.notifications)
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** What happened to the customer's things, and what they wait for. */
export default function Notifications() {
	const { title, items, watches, formToken } = useLoaderData<typeof loader>()
	const { t } = useTranslation('notifications')
	const path = usePath()
	const hasNew = items.some(({ isNew }) => isNew)
	return (
		<>
			<PageHeader title={title}>{t('lead')}</PageHeader>
			<div className="mb-4 flex flex-wrap gap-2">
				{hasNew ? (
					<PressForm formToken={formToken} name="read" value="all" label={t('markRead')} />
				) : null}
				<ButtonLink size="small" href={path(paths.profile.mails)}>
					{t('mails.title')}
				</ButtonLink>
			</div>
			{items.length === 0 ? (
				<NothingNew />
			) : (
				<ul className="flex flex-col gap-3">
					{items.map((one, index) => (
						<Card as="li" key={index} className="flex items-start gap-3">
							<Icon name={one.icon} />
							<div className="min-w-0 grow">
								<TextLink href={path(one.href)}>{t(one.text, one.values)}</TextLink>
								<MutedText>{one.at}</MutedText>
							</div>
							{one.isNew ? <Tag>{t('new')}</Tag> : null}
						</Card>
					))}
				</ul>
			)}
			{watches.length === 0 ? null : (
				<Section id="watches" title={t('watches.title')}>
					<ul className="flex flex-col gap-3">
						{watches.map((watch) => (
							<Card
								as="li"
								key={watch.id}
								className="flex flex-wrap items-center justify-between gap-2"
							>
								<div className="min-w-0">
									<TextLink href={path(paths.product(watch.slug))}>{watch.product}</TextLink>
									<MutedText>{t(`watches.${watch.kind}`)}</MutedText>
								</div>
								<PressForm
									formToken={formToken}
									name="end"
									value={watch.id}
									label={t('watches.end')}
									named={t('watches.endNamed', { product: watch.product })}
								/>
							</Card>
						))}
					</ul>
				</Section>
			)}
		</>
	)
}

type PressFormProps = {
	formToken: string
	name: string
	value: string
	label: string
	/** The label for screen readers, where it says more. */
	named?: string
}

function PressForm({ formToken, name, value, label, named }: PressFormProps) {
	const path = usePath()
	return (
		<Form method="post" action={path(paths.profile.notifications)}>
			<input type="hidden" name="formToken" value={formToken} />
			<Button size="small" name={name} value={value} aria-label={named}>
				{label}
			</Button>
		</Form>
	)
}

function NothingNew() {
	const { t } = useTranslation('notifications')
	const path = usePath()
	return (
		<EmptyState
			drawing="bell"
			title={t('empty.title')}
			action={<ButtonLink href={path(paths.products)}>{t('toShop')}</ButtonLink>}
		>
			{t('empty.text')}
		</EmptyState>
	)
}
