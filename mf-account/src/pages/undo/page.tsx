/** Undoes a change to how an account is opened, by the link of the email that told of it. Looking changes nothing. */
import { useMemo, useState } from 'react';
import { ERROR } from '@amberlane/contract/calls';
import { BRAND } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, usePageAddress, useSelector, type PageContext } from '@amberlane/core';
import { ButtonLink, CallFailed, EmptyState } from '@amberlane/ui';
import { failureIn } from '../../api/beside-field.ts';
import { WayIn } from '../../authentication/authentication-card.tsx';
import { DonePanel } from '../../authentication/done-panel.tsx';
import { SIGN_IN } from '../../authentication/sign-in-address.ts';
import { undoCalls } from './undo-calls.ts';
import { readUndoAddress, undoPath } from './undo-address.ts';
import { UndoForm } from './undo-form.tsx';

function UndoPage() {
  return (
    <WayIn title={<FormattedMessage id="undo.title" />} lead={<FormattedMessage id="undo.lead" />}>
      <Undoing />
    </WayIn>
  );
}

function Undoing() {
  const { token, sent, fault } = readUndoAddress(new URLSearchParams(usePageAddress().search));
  const [isDone, setDone] = useState(sent);
  const select = useMemo(() => undoCalls.endpoints.undoable.select({ token }), [token]);
  const { data, error } = useSelector(select);
  if (isDone) return <Done />;
  if (data) return <UndoForm token={token} undoable={data} fault={fault} onDone={() => setDone(true)} />;
  const failure = failureIn({ error });
  if (token === '' || failure?.code === ERROR.UNDO_LINK_OVER) return <LinkOver />;
  return <CallFailed level={2} error={failure} title={<FormattedMessage id="undo.failure" />} retry={undoPath(token)} />;
}

const Done = () => (
  <DonePanel
    title={<FormattedMessage id="undo.done.title" />}
    action={
      <ButtonLink kind="primary" to={`${SIGN_IN}?mode=code`}>
        <FormattedMessage id="undo.done.signIn" />
      </ButtonLink>
    }
  >
    <p>
      <FormattedMessage id="undo.done.text" />
    </p>
    <p>
      <FormattedMessage id="undo.done.next" />
    </p>
  </DonePanel>
);

const LinkOver = () => (
  <EmptyState
    level={2}
    title={<FormattedMessage id="undo.over.title" />}
    action={
      <ButtonLink kind="primary" to="service/contact-us">
        <FormattedMessage id="undo.over.contact" />
      </ButtonLink>
    }
  >
    <p>
      <FormattedMessage id="undo.over.text" />
    </p>
  </EmptyState>
);

/** Asks anew on every visit: the link may have been used elsewhere. */
async function loadUndo({ search, site }: PageContext): Promise<void> {
  const { token } = readUndoAddress(search);
  if (token !== '') await site.dispatch(undoCalls.endpoints.undoable.initiate({ token }, { forceRefetch: true, subscribe: false }));
}

export default definePage({
  component: UndoPage,
  load: loadUndo,
  head: ({ intl }) => ({ title: `${intl.formatMessage({ id: 'undo.title' })} | ${BRAND.name}`, description: intl.formatMessage({ id: 'undo.lead' }), noindex: true }),
});
