import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getBranch } from '#contract/downline.ts'
import { typedLine } from '#app/features/content/typed-line.ts'
import { NoAgency } from '#app/features/agents/NoAgency.tsx'
import { nodeView, type NodeView } from '#app/features/downline/downline-view.ts'
import { NoMembersYet } from '#app/features/downline/NoMembersYet.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
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
import { pageNumber } from '../../content/page-number.ts'
import { isAgent } from './is-agent.server.ts'

export const handle = { i18n: ['agency', 'my-orders'] }

/** The branch of ?at= (a customer's code), or the members found by ?q=; 404 for members not below the customer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, api } = context
	const search = new URL(request.url).searchParams
	const text = typedLine(search.get('q')).slice(0, 100)
	const at = text === '' ? (search.get('at')?.slice(0, 40) ?? '') : ''
	const page = pageNumber(search)
	const query = { ...(at && { at }), ...(text && { text }), page }
	const found = await orRespond(api.call(getBranch, { query }))
	const title = translator(locale)('agency:tree.title')
	if (found.path[0]?.direct === 0 && !(await isAgent(context))) return { title, tree: null }
	const tree = {
		title,
		text,
		page,
		pages: found.pages,
		sponsor: found.sponsor,
		...(at === '' ? {} : { at }),
		path: found.path.map((node) => nodeView(node, locale)),
		nodes: found.list.map((node) => nodeView(node, locale)),
	}
	return { title, tree }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Genealogy() {
	const { title, tree } = useLoaderData<typeof loader>()
	return tree ? <Tree tree={tree} /> : <NoAgency title={title} />
}

type Page = NonNullable<SerializeFrom<typeof loader>['tree']>

/** The referral tree below the customer, one branch at a time. */
function Tree({ tree }: { tree: Page }) {
	const { title, sponsor, at, text, path: steps, nodes, page, pages } = tree
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
