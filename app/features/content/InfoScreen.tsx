import { useTranslation } from 'react-i18next'
import type { InformationLink } from '#app/domain/content.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Container } from '#app/ui/Container.tsx'
import { Icon, type IconName } from '#app/ui/Icon.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ContentTrail } from './ContentTrail.tsx'
import type { TextView } from './text-view.server.ts'
import { TextBody } from './TextScreen.tsx'
import './reading.css'

const groups = [
	{
		name: 'shopping',
		pages: [
			['shopping-guide', 'cart'],
			['payment-method', 'wallet'],
			['how-to-use', 'info'],
			['faq', 'chat'],
		],
	},
	{
		name: 'company',
		pages: [
			['about', 'box'],
			['articles', 'edit'],
			['contact', 'chat'],
			['terms', 'check-round'],
			['privacy', 'user'],
		],
	},
	{
		name: 'partners',
		pages: [
			['our-agen', 'pin'],
			['join-agen', 'plus'],
			['affiliate', 'tag'],
			['statistic-agen', 'clock'],
		],
	},
] as const satisfies { name: string; pages: [string, IconName][] }[]

type InfoScreenProps = {
	text: TextView | null
	links: InformationLink[]
	title: string
	lead: string
}

/** A hub: what there is to read, by what it is for. */
export function InfoScreen({ text, links, title, lead }: InfoScreenProps) {
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail here={title} />}>
				{lead}
			</PageHeader>
			{text ? <TextBody text={text} /> : null}
			<div className="hub">
				{groups.map(({ name, pages }) => (
					<section key={name} aria-labelledby={`hub-${name}`}>
						<h2 id={`hub-${name}`}>{t(`info.groups.${name}`)}</h2>
						<ul>
							{pages.map(([page, icon]) => (
								<HubLink
									key={page}
									icon={icon}
									href={path(paths.content(page))}
									label={t(`info.pages.${page}`)}
								/>
							))}
						</ul>
					</section>
				))}
				{links.length > 0 ? (
					<section aria-labelledby="hub-more">
						<h2 id="hub-more">{t('info.groups.more')}</h2>
						<ul>
							{links.map((link) => (
								<HubLink
									key={link.slug}
									icon="info"
									href={path(paths.information(link.slug))}
									label={link.title}
								/>
							))}
						</ul>
					</section>
				) : null}
			</div>
		</Container>
	)
}

function HubLink({ icon, href, label }: { icon: IconName; href: string; label: string }) {
	return (
		<li>
			<Anchor href={href}>
				<Icon name={icon} />
				<span>{label}</span>
				<Icon name="right" />
			</Anchor>
		</li>
	)
}
