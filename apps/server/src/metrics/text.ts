export interface RequestLabels {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** Answers of one kind. */
export interface RequestSample {
  readonly labels: RequestLabels;
  count: number;
  seconds: number;
}

export interface ProcessFacts {
  readonly uptimeSeconds: number;
  readonly memoryBytes: number;
  /** 99th percentile since the start. */
  readonly eventLoopDelaySeconds: number;
}

/** One text per kind of answer. */
export function sampleKey({ method, route, status }: RequestLabels): string {
  return `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`;
}

/** The Prometheus text format, version 0.0.4. */
export function metricsText(samples: readonly RequestSample[], facts: ProcessFacts): string {
  const lines = [
    '# HELP ministerio_requests_total Answers by method, route pattern and status.',
    '# TYPE ministerio_requests_total counter',
    ...samples.map(({ labels, count }) => `ministerio_requests_total{${sampleKey(labels)}} ${count}`),
    '# HELP ministerio_request_seconds_sum Time spent on answers.',
    '# TYPE ministerio_request_seconds_sum counter',
    ...samples.map(
      ({ labels, seconds }) => `ministerio_request_seconds_sum{${sampleKey(labels)}} ${seconds}`,
    ),
    ...gauge('ministerio_uptime_seconds', 'Time since the start.', facts.uptimeSeconds),
    ...gauge('ministerio_memory_bytes', 'Resident memory.', facts.memoryBytes),
    ...gauge('ministerio_event_loop_delay_seconds', '99th percentile.', facts.eventLoopDelaySeconds),
  ];
  return `${lines.join('\n')}\n`;
}

function gauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
