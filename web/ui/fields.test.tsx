import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CheckboxField } from './CheckboxField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FileField } from './FileField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const wrong = { label: 'Isian', help: 'Bantuan', errors: ['Belum benar'] }

const fields: [string, JSX.Element][] = [
	['TextField', <TextField key="1" id="f" name="f" {...wrong} />],
	['TextArea', <TextArea key="2" id="f" name="f" {...wrong} />],
	['SelectField', <SelectField key="3" id="f" name="f" options={[]} {...wrong} />],
	['CheckboxField', <CheckboxField key="4" id="f" name="f" {...wrong} />],
	['FileField', <FileField key="5" id="f" name="f" {...wrong} />],
	['RadioCards', <RadioCards key="6" id="f" name="f" cards={[]} {...wrong} />],
]

describe.each(fields)('%s', (_name, field) => {
	const html = renderToStaticMarkup(field)

	test('refers to help and error with aria-describedby', () => {
		expect(html).toMatch(/aria-invalid="true" aria-describedby="f-error f-description"/)
		expect(html).toMatch(/id="f-description"[^>]*>Bantuan/)
		expect(html).toMatch(/id="f-error"[^>]*><svg[^>]*aria-hidden="true".*Belum benar/)
		expect(html).toMatch(/<label for="f"|<legend|<label[^>]*><input/)
	})
})

test.each([
	['TextField', <TextField key="1" id="f" name="f" label="Nama" maxLength={100} />],
	['TextArea', <TextArea key="2" id="f" name="f" label="Catatan" maxLength={100} />],
	[
		'PasswordField',
		<PasswordField
			key="3"
			id="f"
			name="f"
			label="Sandi"
			maxLength={100}
			show={{ text: 'Tampilkan', name: 'Tampilkan sandi' }}
		/>,
	],
])(
	'%s lets more be pasted than the form accepts, which refuses it, rather than cut it',
	(_name, field) => {
		expect(renderToStaticMarkup(field)).toContain('maxLength="220"')
	},
)

test('has no aria-describedby without help or error', () => {
	const html = renderToStaticMarkup(
		<TextField
			id="hp"
			name="hp"
			label="Nomor HP"
			optional="(opsional)"
			type="tel"
			inputMode="tel"
			autoComplete="tel"
		/>,
	)
	expect(html).not.toMatch(/ aria-\w+=/)
	expect(html).toMatch(/type="tel".*inputMode="tel".*autoComplete="tel"/)
	expect(html).toContain('(opsional)')
})

describe('the error summary', () => {
	test('links to the fields', () => {
		const html = renderToStaticMarkup(
			<ErrorSummary
				title="Ada yang perlu dibetulkan"
				errors={[{ fieldId: 'hp', text: 'Nomor HP kurang panjang' }, { text: 'Coba lagi' }]}
			/>,
		)
		expect(html).toMatch(/role="alert" tabindex="-1"/)
		expect(html).toMatch(/<a [^>]*href="#hp">Nomor HP kurang panjang<\/a>/)
		expect(html).toContain('<li>Coba lagi</li>')
	})

	test('renders nothing without errors', () => {
		expect(renderToStaticMarkup(<ErrorSummary title="" errors={[]} />)).toBe('')
	})
})
