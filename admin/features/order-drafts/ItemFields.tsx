import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { rowCount } from './draft.form.ts'
import type { DraftFields } from './use-draft-fields.ts'
import type { DraftRow, DraftView } from './draft-values.ts'
import type { FoundItem } from './found.server.ts'

/** What is saved of the lines; sums only where they are those of the form. */
type ItemView = {
	rows: Record<string, DraftRow>
	/** Percent; null: no limit; undefined: not known here. */
	priceLimit?: number | null
	sums?: DraftView['sums']
	/** Only units can be taken off. */
	isFixed?: boolean
}

type ItemFieldsProps = {
	fields: DraftFields
	view: ItemView | null
	/** Of a search; absent: nothing was searched. */
	items: FoundItem[] | undefined
}

/** The lines of a draft, a search for more, and the sums as they are saved. */
export function ItemFields({ fields, view, items }: ItemFieldsProps) {
	const { t } = useTranslation('drafts')
	const { values } = fields
	const rows = Array.from({ length: rowCount(values) }, (_, at) => at)
	return (
		<Panel id="items" title={t('items')}>
			<div className="grid gap-5">
				{rows.map((at) => (
					<Line key={at} at={at} fields={fields} view={view} />
				))}
				{rows.length > 0 ? <p className="text-14 text-mute">{priceText(t, view)}</p> : null}
				{view?.isFixed ? null : <ItemSearch fields={fields} />}
				{items ? <FoundItems items={items} /> : null}
				{view?.sums && rows.length > 0 ? <Sums sums={view.sums} /> : null}
			</div>
		</Panel>
	)
}

function ItemSearch({ fields: { field } }: Pick<ItemFieldsProps, 'fields'>) {
	const { t } = useTranslation('drafts')
	return (
		<div className="flex flex-wrap items-end gap-2">
			<div className="min-w-0 flex-1">
				<TextField
					{...field('search')}
					type="search"
					label={t('itemSearch')}
					maxLength={100}
					autoComplete="off"
				/>
			</div>
			<Button name="act" value="find" formNoValidate>
				{t('find')}
			</Button>
		</div>
	)
}

type T = ReturnType<typeof useTranslation<'drafts'>>['t']

function priceText(t: T, view: ItemView | null): string {
	if (view?.isFixed) return t('itemsFixed')
	const limit = view?.priceLimit
	if (limit === undefined) return t('priceText')
	return limit === null ? t('priceFree') : t('priceLimit', { percent: limit })
}

type LineProps = { at: number; fields: DraftFields; view: ItemView | null }

function Line({ at, fields, view }: LineProps) {
	const { t } = useTranslation('drafts')
	const { values, field } = fields
	const id = values[`id-${at}`] ?? ''
	const row = view?.rows[id]
	const name = row?.name ?? (values[`label-${at}`] || t('itemGone'))
	const small = { autoComplete: 'off', inputMode: 'numeric' } as const
	return (
		<fieldset className="grid gap-3 border-b border-line pb-4">
			<legend className="mb-2 font-semibold wrap-anywhere">{name}</legend>
			<input type="hidden" name={`id-${at}`} value={id} />
			<input type="hidden" name={`label-${at}`} value={name} />
			{row ? (
				<p className="text-14 text-mute">
					{row.stock === null
						? t('itemPrice', { price: row.listPrice })
						: t('itemFacts', { price: row.listPrice, stock: row.stock })}
					{row.isShort ? <b className="text-red"> {t('itemShort')}</b> : null}
				</p>
			) : null}
			<div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_2fr_3fr]">
				<TextField {...field(`quantity-${at}`)} {...small} label={t('quantity')} maxLength={9} />
				{view?.isFixed ? null : (
					<>
						<TextField
							{...field(`price-${at}`)}
							{...small}
							label={t('price')}
							prefix="Rp"
							maxLength={20}
						/>
						<div className="col-span-2 sm:col-span-1">
							<TextField
								{...field(`reason-${at}`)}
								label={t('reason')}
								maxLength={200}
								autoComplete="off"
							/>
						</div>
					</>
				)}
			</div>
		</fieldset>
	)
}

function FoundItems({ items }: { items: FoundItem[] }) {
	const { t } = useTranslation('drafts')
	if (items.length === 0) return <p className="text-14 text-mute">{t('noItem')}</p>
	return (
		<fieldset>
			<legend className="mb-2 text-14 font-semibold">{t('foundItems')}</legend>
			{items.map(({ id, name, sku, price, free }, at) => (
				<div key={id}>
					<input type="hidden" name={`found-${at}`} value={name} />
					<CheckboxField
						id={`pick-${at}`}
						name={`pick-${at}`}
						value={id}
						label={name}
						help={t('foundFacts', { sku, price, free })}
					/>
				</div>
			))}
			<div className="mt-2">
				<Button name="act" value="pick">
					{t('pick')}
				</Button>
			</div>
		</fieldset>
	)
}

function Sums({ sums }: { sums: DraftView['sums'] }) {
	const { t } = useTranslation('drafts')
	const rows = [
		{ term: t('sum.items'), value: sums.subTotal },
		...(sums.discount === null ? [] : [{ term: t('sum.discount'), value: `−${sums.discount}` }]),
		{ term: t('sum.shipping'), value: sums.shipping ?? t('sum.open') },
		{ term: t('sum.total'), value: sums.total, total: true },
	]
	return <SummaryList rows={rows} />
}
