import type { ErrorCode } from '@ministerio/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { failedCalls } from '../services.ts';
import type { LoginState } from '../session/return-state.ts';

const REQUIRED: ErrorCode = 'password_change_required';

/** Leads whoever signed in with a one-time password to the page that changes it; nothing else would answer (R5). */
export function usePasswordChange(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      failedCalls.listen((error) => {
        if (error.code !== REQUIRED) return;
        const state: LoginState = error.serverMessage ? { notice: error.serverMessage } : {};
        void navigate('/dashboard/user/clave', { state });
      }),
    [navigate],
  );
}
