import { serveThread } from '#process/serve-thread.ts'
import { tableMessages } from './table-messages.ts'

serveThread(tableMessages)
