import { useTranslation } from '#app/i18n/use-translation.ts'
import type { InformationLink } from '#contract/content.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import type { IconName } from '#web/ui/Icon.tsx'
import { LinkRow } from '#app/ui/LinkRow.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ContentTrail } from './ContentTrail.tsx'
import type { TextView } from './text-view.server.ts'
import { TextBody } from './TextScreen.tsx'

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
	links: Omit<InformationLink, 'updatedAt'>[]
	title: string
	lead: string
}

/** An overview of the information pages by purpose. */
export function InfoScreen({ text, links, title, lead }: InfoScreenProps) {
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{lead}
			</PageHeader>
			{text ? <TextBody text={text} /> : null}
			<div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-8">
				{groups.map(({ name, pages }) => (
					<section key={name} aria-labelledby={`hub-${name}`}>
						<h2 id={`hub-${name}`}>{t(`info.groups.${name}`)}</h2>
						<ul>
							{pages.map(([page, icon]) => (
								<li key={page}>
									<LinkRow
										icon={icon}
										href={path(paths.content(page))}
										label={t(`info.pages.${page}`)}
									/>
								</li>
							))}
						</ul>
					</section>
				))}
				{links.length > 0 ? (
					<section aria-labelledby="hub-more">
						<h2 id="hub-more">{t('info.groups.more')}</h2>
						<ul>
							{links.map((link) => (
								<li key={link.slug}>
									<LinkRow
										icon="info"
										href={path(paths.information(link.slug))}
										label={link.title}
									/>
								</li>
							))}
						</ul>
					</section>
				) : null}
			</div>
		</Container>
	)
}
