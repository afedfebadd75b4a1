//! Reading the documents that diagrams are.

/// An element of a document: its name and attributes.
pub struct Element {
    pub name: String,
    attributes: Vec<(String, String)>,
}

impl Element {
    /// An attribute; empty if there is none.
    pub fn get(&self, key: &str) -> &str {
        self.attributes.iter().find(|(name, _)| name == key).map_or("", |(_, value)| value)
    }

    /// An attribute that is a number.
    pub fn number(&self, key: &str) -> i32 {
        self.get(key).parse().unwrap()
    }
}

/// Reads a document, which must be well formed.
pub fn elements(svg: &str) -> Vec<Element> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    for part in svg.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap();
        assert!(
            !text.contains('>') && !text.replace("&lt;", "").replace("&gt;", "").replace("&amp;", "").contains('&'),
            "{text}"
        );
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
            continue;
        }
        let body = tag.trim_end_matches('/');
        let (name, mut rest) = body.split_once(' ').unwrap_or((body, ""));
        let mut attributes = Vec::new();
        while let Some((key, tail)) = rest.split_once("=\"") {
            let (value, tail) = tail.split_once('"').unwrap();
            attributes.push((key.trim().to_string(), value.to_string()));
            rest = tail;
        }
        assert_eq!(rest.trim(), "", "{tag}");
        if !tag.ends_with('/') {
            open.push(name.to_string());
        }
        found.push(Element { name: name.to_string(), attributes });
    }
    assert!(open.is_empty());
    found
}
