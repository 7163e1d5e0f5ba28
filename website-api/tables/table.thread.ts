import { serveThread } from '#process/serve-thread.ts'
import { TableInput, tableMessages } from './table-messages.ts'

serveThread((input) => tableMessages(TableInput.parse(input)))
