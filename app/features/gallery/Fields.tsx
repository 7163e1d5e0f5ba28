import { useTranslation } from '#app/i18n/use-translation.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { PhoneField } from '#app/ui/PhoneField.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { RadioChips } from '#app/ui/RadioChips.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { Example } from './Example.tsx'

const choices = [
	{ value: 'a', label: 'Pilihan pertama' },
	{ value: 'b', label: 'Pilihan kedua' },
	{ value: 'c', label: 'Sedang habis', disabled: true },
]

const cards = choices.map(({ label, ...card }) => ({ ...card, title: label }))

const states = [
	{ key: 'plain', help: 'Keterangan di bawahnya' },
	{ key: 'wrong', errors: ['Tulis dulu isinya'] },
]

/** Form fields, with and without errors. */
export function Fields() {
	const { i18n } = useTranslation()
	return (
		<Example name="Fields">
			<ErrorSummary
				title="Ada 2 hal yang perlu diperbaiki"
				errors={[{ fieldId: 'text-wrong', text: 'Tulis dulu isinya' }, { text: 'Coba kirim lagi' }]}
			/>
			<FieldColumns>
				{states.map(({ key, ...notes }) => (
					<div className="grid grid-cols-1 gap-5" key={key}>
						<TextField id={`text-${key}`} label="Nama" optional="(opsional)" {...notes} />
						<TextField id={`money-${key}`} label="Jumlah" prefix="Rp" {...notes} />
						<SelectField
							id={`pick-${key}`}
							label="Bank"
							placeholder="Pilih"
							options={choices}
							{...notes}
						/>
						<TextArea id={`area-${key}`} label="Catatan" {...notes} />
						<FileField
							id={`file-${key}`}
							label="Bukti"
							limit={{ bytes: 1024, error: 'Paling besar 1 KB di sini' }}
							{...notes}
						/>
						<PhoneField
							id={`phone-${key}`}
							locale={i18n.language}
							countryLabel="Negara"
							countryName={`country-${key}`}
							label="Nomor HP"
							{...notes}
						/>
						<CheckboxField id={`tick-${key}`} label="Saya setuju" defaultChecked {...notes} />
						<RadioChips
							id={`chips-${key}`}
							name={`chips-${key}`}
							label="Ukuran"
							chips={choices}
							defaultValue="a"
							{...notes}
						/>
						<RadioCards
							id={`cards-${key}`}
							name={`cards-${key}`}
							label="Kurir"
							cards={cards}
							defaultValue="b"
							{...notes}
						/>
					</div>
				))}
			</FieldColumns>
			<TextField id="off" label="Tidak bisa diubah" defaultValue="Tetap" readOnly />
		</Example>
	)
}
