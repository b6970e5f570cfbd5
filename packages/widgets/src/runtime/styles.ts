import './layers.css';
import '@ministerio/ui/tokens.css';
import '@ministerio/ui/base.css';
