import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import type { NodeView } from './downline-view.ts'
import { NoMembersYet } from './DownlineScreen.tsx'

export type GenealogyPage = {
	title: string
	/** The parent member; null: none. */
	sponsor: string | null
	/** The member whose branch is open; undefined: the customer. */
	at?: string
	/** The search text. */
	text: string
	/** From the customer down to the open branch. */
	path: NodeView[]
	/** The members of the branch, or those found. */
	nodes: NodeView[]
	page: number
	pages: number
}

/** The referral tree below the customer, one branch at a time. */
export function GenealogyScreen(props: GenealogyPage) {
	const { title, sponsor, at, text, path: steps, nodes, page, pages } = props
	const { t } = useTranslation(['agency', 'my-orders'])
	const path = usePath()
	const hrefOf = (to: number) => path(genealogyPath({ at, text, page: to }))
	if (steps[0]?.hasBranch === false) return <NoMembersYet title={title} />
	return (
		<>
			<PageHeader title={title}>
				{t('agency:tree.lead')}
				{sponsor === null ? null : ` ${t('agency:sponsor', { name: sponsor })}`}
			</PageHeader>
			<FilterForm
				action={path(paths.profile.genealogy)}
				submit={t('agency:tree.find')}
				primary
				role="search"
			>
				<TextField
					id="tree-q"
					name="q"
					type="search"
					enterKeyHint="search"
					label={t('agency:tree.search')}
					defaultValue={text}
					maxLength={100}
				/>
			</FilterForm>
			{text === '' ? (
				<Branch steps={steps} nodes={nodes} />
			) : (
				<FoundMembers nodes={nodes} text={text} />
			)}
			<Pagination page={page} pages={pages} hrefOf={hrefOf} texts={paginationTexts(t)} />
			<p className="mt-4">
				<TextLink
					touch="block"
					href={path(
						at === undefined && text === '' ? paths.profile.downline : paths.profile.genealogy,
					)}
				>
					{t(at === undefined && text === '' ? 'agency:tree.list' : 'agency:tree.top')}
				</TextLink>
			</p>
		</>
	)
}

/** The address of a branch, or of a search. */
function genealogyPath(requested: {
	at: string | undefined
	text: string
	page: number
}): `/${string}` {
	const search = new URLSearchParams()
	if (requested.at !== undefined) search.set('at', requested.at)
	if (requested.text !== '') search.set('q', requested.text)
	if (requested.page > 1) search.set('page', String(requested.page))
	const query = search.toString()
	return query === '' ? paths.profile.genealogy : `${paths.profile.genealogy}?${query}`
}

type BranchProps = { steps: NodeView[]; nodes: NodeView[]; depth?: number }

/** Steps that are indented: below them a phone has no room left. */
const indented = 8

/** Every step to the open branch stands inside the one above it. */
function Branch({ steps, nodes, depth = 0 }: BranchProps) {
	const [top, ...below] = steps
	if (!top) return null
	return (
		<details className={depth === 0 ? 'mt-4' : undefined} open data-member={top.code}>
			<summary className="py-2">
				<NodeDetails node={top} />
			</summary>
			<div className={depth < indented ? 'border-l border-line pl-1' : undefined}>
				{below.length > 0 ? (
					<Branch steps={below} nodes={nodes} depth={depth + 1} />
				) : (
					<Members nodes={nodes} />
				)}
			</div>
		</details>
	)
}

function FoundMembers({ nodes, text }: { nodes: NodeView[]; text: string }) {
	const { t } = useTranslation('agency')
	if (nodes.length === 0) return <EmptyState heading="h2" title={t('tree.notFound', { text })} />
	return <Members nodes={nodes} />
}

function Members({ nodes }: { nodes: NodeView[] }) {
	const { t } = useTranslation('agency')
	const path = usePath()
	if (nodes.length === 0) return <MutedText className="py-2">{t('tree.noMembers')}</MutedText>
	return (
		<ul className="flex flex-col gap-4">
			{nodes.map((node) => (
				<Card
					as="li"
					key={node.code}
					className="flex flex-wrap items-center justify-between gap-2"
					data-member={node.code}
				>
					<NodeDetails node={node} />
					<TextLink touch="block" href={path(genealogyPath({ at: node.code, text: '', page: 1 }))}>
						{t(node.hasBranch ? 'tree.open' : 'tree.show')}
						<span className="sr-only"> {node.name}</span>
					</TextLink>
				</Card>
			))}
		</ul>
	)
}

function NodeDetails({ node }: { node: NodeView }) {
	const { t } = useTranslation('agency')
	const { name, code, type, level, joined, direct, team, omzet } = node
	return (
		<span>
			<b>{level === 0 ? t('tree.you') : name === '' ? t('downline.gone') : name}</b>{' '}
			<MutedText as="span">
				{code} · {t(`types.${type}`)} · {t('tree.joined', { joined })}
			</MutedText>
			<MutedText as="span" className="block">
				{level === 0 ? null : t('tree.level', { level })}
				{t('tree.figures', { direct, team, omzet })}
			</MutedText>
		</span>
	)
}
