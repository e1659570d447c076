/**
 * What a list of orders is filtered, counted and sorted by, as columns that one index can hold, and the exports of lists.
 * The status of an order follows from its stage and from the newest scan of its waybill. Triggers keep it, so that it is
 * right whoever writes: this version, an older one beside it, or the push of scans.
 */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_order
      add column status text not null default 'DRAFT',
      add column presend boolean not null generated always as (coalesce((form ->> 'presend')::boolean, false)) stored,
      add column price_minor bigint not null generated always as (coalesce((reference_price ->> 'amount')::bigint, -1)) stored`.execute(db);
  await sql`
    create function order_status_of(stage text, latest_code text) returns text language sql immutable parallel safe as $$
      select case
        when stage <> 'SUBMITTED' then stage
        when latest_code is null or latest_code = 'ORDER_CREATED' then 'SUBMITTED'
        when latest_code = 'PICKUP_SCHEDULED' then 'ACCEPTED'
        when latest_code in ('PICKED_UP', 'DROPPED_OFF') then 'PICKED_UP'
        when latest_code = 'DELIVERED' then 'DELIVERED'
        when latest_code in ('RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DISPOSED') then 'RETURNED'
        else 'IN_TRANSIT'
      end
    $$`.execute(db);
  await sql`
    update customer_order set status = order_status_of(stage, (select latest_code from waybill where waybill.waybill_no = customer_order.waybill_no))`.execute(db);
  await statusOfOrders(db);
  await statusAfterScans(db);
  await exports(db);
}

/** An order that is written gets the status of its waybill. */
async function statusOfOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_order_status() returns trigger language plpgsql as $$
    begin
      new.status := order_status_of(new.stage, (select latest_code from waybill where waybill.waybill_no = new.waybill_no));
      return new;
    end
    $$`.execute(db);
  await sql`
    create trigger customer_order_status before insert or update of stage, waybill_no on customer_order
    for each row execute function set_order_status()`.execute(db);
}

/**
 * Scans move the orders of their waybills, once for all scans of a statement; a scan that changes the status counts as a change
 * of the order. The numbers are gathered first, so that orders are found by their index however many there are.
 */
async function statusAfterScans(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function move_order_status() returns trigger language plpgsql as $$
    declare
      changed text[];
    begin
      select array_agg(waybill_no) into changed from moved join unmoved using (waybill_no)
      where order_status_of('SUBMITTED', moved.latest_code) <> order_status_of('SUBMITTED', unmoved.latest_code);
      if changed is not null then
        update customer_order
        set status = order_status_of('SUBMITTED', waybill.latest_code), updated_at = greatest(customer_order.updated_at, waybill.latest_at)
        from waybill
        where customer_order.waybill_no = any(changed) and customer_order.stage = 'SUBMITTED' and waybill.waybill_no = customer_order.waybill_no;
      end if;
      return null;
    end
    $$`.execute(db);
  await sql`
    create trigger waybill_order_status after update on waybill referencing old table as unmoved new table as moved
    for each statement execute function move_order_status()`.execute(db);
}

/** What an address of an export stands for, by the hash of its secret. */
async function exports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_export')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('request', 'jsonb', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('order_export_account').on('order_export').column('account_id').execute();
  await db.schema.createIndex('order_export_expiry').on('order_export').column('expires_at').execute();
}
