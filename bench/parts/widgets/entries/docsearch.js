import docsearch from '@docsearch/js';
import '@docsearch/css';

docsearch({ container: '#host', appId: 'APPID', apiKey: 'KEY', indexName: 'index' });
