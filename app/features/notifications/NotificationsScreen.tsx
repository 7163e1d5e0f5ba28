import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Watch } from '#contract/watch.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { NotificationView } from './notifications-view.ts'

type NotificationsScreenProps = {
	title: string
	items: NotificationView[]
	watches: Omit<Watch, 'date'>[]
	formToken: string
}

/** What happened to the customer's things, and what they wait for. */
export function NotificationsScreen(props: NotificationsScreenProps) {
	const { title, items, watches, formToken } = props
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
