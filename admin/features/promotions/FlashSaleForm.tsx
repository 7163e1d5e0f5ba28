import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { rowFields } from './flash-sale.form.ts'
import type { FoundVariant } from './found-variants.server.ts'
import { VariantSearch } from './VariantSearch.tsx'

type FlashSaleFormProps = {
	/** Saved values, or the initial ones of a new sale. */
	saved: Record<string, string>
	/** Version of what is saved; null for a new record. */
	version: number | null
	/** Its start, items, prices and limits can no longer change. */
	isRunning: boolean
	/** Number of item rows. */
	rows: number
	/** Variants found by a search; null without a search. */
	found: FoundVariant[] | null
	rejected: RejectedForm | undefined
}

const head: FieldSpec[] = [
	{ name: 'nameId', maxLength: 60, required: true },
	{ name: 'nameEn', maxLength: 60, hasHelp: true },
]
const start: FieldSpec = { name: 'startsAt', kind: 'moment', required: true, hasHelp: true }
const end: FieldSpec = { name: 'endsAt', kind: 'moment', required: true, hasHelp: true }

export const flashSaleFormId = 'flash-sale'

/** The form of a flash sale: name, period and a row for each variant. */
export function FlashSaleForm(props: FlashSaleFormProps) {
	const { saved, version, isRunning, rows, found, rejected } = props
	const { t } = useTranslation('promotions')
	const parts = { namespace: 'promotions' as const, group: 'flash', saved, rejected }
	return (
		<PostForm id={flashSaleFormId} className="grid gap-4">
			<FormErrors rejected={rejected} ns="promotions" />
			{version === null ? null : <input type="hidden" name="version" value={version} />}
			{isRunning ? <input type="hidden" name="startsAt" value={saved.startsAt} /> : null}
			<Panel id="head" title={t('flash.head')}>
				<FormFields {...parts} fields={[...head, ...(isRunning ? [] : [start]), end]} />
			</Panel>
			{isRunning ? null : <VariantSearch search={rejected?.values.search ?? ''} found={found} />}
			<Panel id="items" title={t('flash.items')}>
				<p className="mb-4 text-14 text-mute">
					{t(isRunning ? 'flash.itemsRunning' : 'flash.itemsText')}
				</p>
				<div className="grid gap-6">
					{Array.from({ length: rows }, (_, at) => (
						<FlashItem key={at} at={at} saved={saved} isRunning={isRunning} rejected={rejected} />
					))}
				</div>
				{isRunning ? null : (
					<div className="mt-4">
						<Button name="act" value="rows">
							{t('flash.moreRows')}
						</Button>
					</div>
				)}
			</Panel>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value="save">
					{t(version === null ? 'flash.add' : 'save')}
				</Button>
				<Button name="act" value="preview">
					{t('flash.preview')}
				</Button>
			</div>
		</PostForm>
	)
}

type FlashItemProps = Pick<FlashSaleFormProps, 'saved' | 'isRunning' | 'rejected'> & { at: number }

function FlashItem({ at, saved, isRunning, rejected }: FlashItemProps) {
	const { t } = useTranslation('promotions')
	const errorsOf = savedMeanwhile(rejected, t)
	return (
		<fieldset className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[2fr_2fr_1fr_1fr]">
			<legend className="sr-only">{t('flash.row', { number: at + 1 })}</legend>
			{rowFields.map((field) => {
				const name = `${field}-${at}`
				return (
					<TextField
						key={field}
						id={name}
						name={name}
						label={t(`flash.${field}`)}
						autoComplete="off"
						readOnly={isRunning && field !== 'quota'}
						defaultValue={rejected?.values[name] ?? saved[name]}
						errors={errorsOf(name, saved[name] ?? '')}
						{...(field === 'sku'
							? { maxLength: 64 }
							: { inputMode: 'numeric' as const, maxLength: 20 })}
					/>
				)
			})}
		</fieldset>
	)
}
