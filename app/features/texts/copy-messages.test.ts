import { expect, test } from 'vitest'
import { translator } from '#app/i18n/translate.server.ts'
import { copyText } from '#app/ui/copy-text.ts'
import { copyMessages } from './copy-messages.ts'

test('[VA-03] copying an empty text warns with the text of the specification', async () => {
	const outcome = await copyText('', () => Promise.reject(new Error('written')))
	expect(outcome).toBe('empty')
	expect(copyMessages(translator('id')).empty).toBe('Tidak ada teks yang disalin.')
})
